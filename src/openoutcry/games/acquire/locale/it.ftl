game-acquire = Acquire
acquire-about = Posa tessere, fonda società, comprane le azioni e guadagna quando si fondono.
acquire-temper-bold = Ama le catene care.
acquire-temper-careful = Ama le catene a buon prezzo e i contanti.
acquire-temper-collector = Compra ciò che ha già di più.

acquire-corporation-sackson = Sackson
acquire-corporation-zeta = Zeta
acquire-corporation-hydra = Hydra
acquire-corporation-fusion = Fusion
acquire-corporation-america = America
acquire-corporation-phoenix = Phoenix
acquire-corporation-quantum = Quantum
acquire-corporation-luxor = Luxor
acquire-corporation-tower = Tower
acquire-corporation-american = American
acquire-corporation-worldwide = Worldwide
acquire-corporation-festival = Festival
acquire-corporation-imperial = Imperial
acquire-corporation-continental = Continental
acquire-class-low = bassa
acquire-class-middle = media
acquire-class-high = alta
acquire-market = Mercato azionario
acquire-unseen-reach = Il massimo che può fare una tessera di { $seat }
acquire-reach-merge = fondere
acquire-reach-found = fondare
acquire-reach-grow = ingrandire
acquire-reach-lone = stare da sola
acquire-reach-none = nulla
acquire-unseen-holder = Tessera di fusione { $tile }: chi l’ha
acquire-holder-bag = nel sacchetto

acquire-option-holdings = Denaro e azioni degli altri: mostrati o no
acquire-option-holdings-open = Scoperti
acquire-option-holdings-hidden = Nascosti
acquire-option-names = Nomi delle società
acquire-option-names-1999 = Linea del 1999
acquire-option-names-classic = Linea classica
acquire-option-market = In due: il mercato è il terzo azionista
acquire-option-replace = Sostituzione delle tessere morte
acquire-option-replace-once = Una volta per turno
acquire-option-replace-until_none = Finché nessuna è morta
acquire-number-start_money = Denaro all’inizio
acquire-number-hand_size = Tessere in mano
acquire-number-shares_each = Azioni di ogni società
acquire-number-ladder = Grandezze da cui vale un prezzo
acquire-number-prices = Prezzi della classe bassa a quelle grandezze
acquire-number-class_step = Quanto costa in più un’azione da una classe all’altra
acquire-number-majority = Bonus di maggioranza in prezzi d’azione
acquire-number-minority = Bonus di minoranza in prezzi d’azione
acquire-number-rounding = Le parti di un bonus si arrotondano per eccesso a multipli di
acquire-number-safe_size = Tessere da cui una società è fuori pericolo
acquire-number-end_size = Tessere di una società da cui si può annunciare la fine
acquire-number-trade_in = Azioni defunte per una della superstite
acquire-number-buys_a_turn = Azioni che si comprano in un turno

acquire-rank-both = entrambi i bonus, come unico azionista
acquire-rank-majority = bonus di maggioranza
acquire-rank-minority = bonus di minoranza
acquire-rank-split_both = parte dei due bonus, parità per il primo posto
acquire-rank-split_minority = parte del bonus di minoranza, parità per il secondo posto
acquire-ending-announced = la fine è stata annunciata
acquire-ending-no_tiles = non ci sono più tessere
acquire-ending-no_moves = un giro intero senza tessere giocate né pescate

acquire-shares-of = { $count } { $corporation }
acquire-move-play = Gioca { $tile }
acquire-move-found = Fonda { $corporation }
acquire-move-survivor = Fai sopravvivere { $corporation }
acquire-move-next = Passa ora a { $corporation }
acquire-move-trade-for = { $gets ->
        [0] Non scambiare nulla
        [one] Scambia per 1 azione della superstite
       *[other] Scambia per { $gets } azioni della superstite
    }
acquire-move-trade = { $shares ->
        [0] Non scambiare nulla
        [one] Scambia 1 azione
       *[other] Scambia { $shares } azioni
    }
acquire-move-trade-all = Scambia tutto il possibile
acquire-move-trade-rest = Scambia il resto
acquire-move-sell = { $shares ->
        [0] Non vendere nulla, conserva il resto
        [one] Vendi 1 azione, conserva il resto
       *[other] Vendi { $shares } azioni, conserva il resto
    }
acquire-move-sell-all = Vendi tutto
acquire-move-sell-rest = Vendi il resto
acquire-move-keep = { $shares ->
        [0] Non conservare nulla
        [one] Conserva 1 azione
       *[other] Conserva { $shares } azioni
    }
acquire-move-keep-all = Conserva tutto
acquire-move-keep-rest = Conserva il resto
acquire-move-buy = Compra 1 azione { $corporation }
acquire-move-purchase = Compra { $shares }
acquire-move-done = Non comprare altro
acquire-move-end = Annuncia la fine della partita
acquire-move-leave = Non giocare la tessera

acquire-event-start_tile = { $seat } pesca { $tile } e la posa sul tabellone.
acquire-event-begins = { $seat } ha la tessera più vicina a 1a e comincia.
acquire-event-tile_drawn = { $seat } pesca { $tile }.
acquire-event-tiles_drawn = { $seat } pesca { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }.
acquire-event-turn = Tocca a { $seat }.
acquire-event-tile_played = { $seat } gioca { $tile }.
acquire-event-tile_skipped = { $seat } non ha tessere da giocare.
acquire-event-tile_left_out = { $seat } non gioca la tessera.
acquire-event-founded = { $seat } fonda { $corporation } con { $size } tessere.
acquire-event-free_share = { $seat } riceve un’azione gratuita { $corporation }.
acquire-event-no_free_share = La banca non ha azioni gratuite { $corporation } per { $seat }.
acquire-event-grew = { $corporation } cresce a { $size } tessere{ $safe ->
        [yes] {" "}ed è fuori pericolo.
       *[no] .
    }
acquire-event-survives = { $corporation } ({ $size } tessere) sopravvive alla fusione.
acquire-event-becomes_defunct = { $corporation } ({ $size } tessere) viene assorbita; le sue azioni valgono { $price } $.
acquire-event-market_drawn = Il mercato pesca { $tile } per { $corporation } e ha { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    }.
acquire-event-market_counted = Il sacchetto è vuoto: il mercato ha { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    } { $corporation }.
acquire-event-holding_shown = { $seat } mostra { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    } { $corporation }.
acquire-event-bonus_paid = { $seat } riceve { $amount } $ per { $corporation }: { $rank }.
acquire-event-market_bonus = { $amount } $ per { $corporation } restano alla banca. Al mercato va: { $rank }.
acquire-event-traded = { $seat } scambia { $shares } azioni { $corporation } con { $survivor }.
acquire-event-not_traded = { $seat } non scambia azioni { $corporation }.
acquire-event-sold = { $seat } vende { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    } { $corporation } per { $amount } $.
acquire-event-kept = { $seat } conserva { $shares ->
        [one] 1 azione
       *[other] { $shares } azioni
    } { $corporation }.
acquire-event-merged = Dopo la fusione { $corporation } ha { $size } tessere{ $safe ->
        [yes] {" "}ed è fuori pericolo.
       *[no] .
    }
acquire-event-bought = { $seat } compra 1 azione { $corporation } per { $amount } $.
acquire-event-end_announced = { $seat } annuncia la fine della partita.
acquire-event-laid_aside = { $seat } mette da parte { $tile }: non si potrà mai giocare.
acquire-event-game_ends = La partita è finita: { $ending }.
acquire-event-shares_cashed = { $seat } vende tutte le azioni per { $amount } $.
acquire-event-scored = { $seat } finisce con { $total } $.

acquire-refused-no-action = Non esiste un’azione così.
acquire-refused-ended = La partita è finita.
acquire-refused-others-turn = Ora decide un altro giocatore.
acquire-refused-not-playing = La tessera si gioca, e la fine si annuncia, solo al momento giusto del proprio turno.
acquire-refused-not-in-hand = Quella tessera non è nella tua mano.
acquire-refused-dead = Quella tessera unirebbe due società fuori pericolo: non si può giocare mai.
acquire-refused-barred = Tutte e sette le società sono in gioco: quella tessera fonderebbe l’ottava.
acquire-refused-not-founding = Ora non si fonda nulla.
acquire-refused-is-active = Quella società è già sul tabellone.
acquire-refused-not-survivor = Ora non c’è una superstite da scegliere.
acquire-refused-not-largest = Può sopravvivere solo una delle più grandi.
acquire-refused-not-ordering = Ora non c’è un ordine da scegliere.
acquire-refused-not-next = Tocca alla più grande fra quelle rimaste.
acquire-refused-not-trading = Ora non si può scambiare nulla.
acquire-refused-too-few-to-trade = Non hai abbastanza azioni della società defunta per quello scambio.
acquire-refused-bank-short = La banca non ha tante azioni della superstite.
acquire-refused-not-selling = Ora non si può vendere.
acquire-refused-too-few-to-sell = Non hai tante azioni della società defunta.
acquire-refused-not-buying = Le azioni si comprano dopo la tessera, nel proprio turno.
acquire-refused-is-inactive = Quella società non è sul tabellone.
acquire-refused-no-shares = La banca non ha più azioni di quella società.
acquire-refused-no-money = Non hai il denaro per quell’azione.
acquire-refused-bought-all = In questo turno non si comprano altre azioni.
acquire-refused-cant-announce = La fine si annuncia solo quando ogni società è fuori pericolo o una ha 41 tessere.
acquire-refused-is-announced = La fine è già annunciata.
acquire-refused-not-announced = Una tessera che si può giocare va giocata, finché la fine non è annunciata.

acquire-error-tile = { $said } non è una tessera del gioco. Le tessere vanno da 1a a 12i.
acquire-error-corporation = { $said } non è una società del gioco.
acquire-error-shares = Indica le azioni per società, per esempio buy 2 hydra, 1 zeta.
acquire-error-trade = Si scambia { $each } a uno; { $shares } non si può.
acquire-error-dispose = Hai { $held } di queste azioni; la risposta parla di { $named }.
acquire-error-verb = { $verb } qui non è una mossa. Mosse: play TESSERA, found NOME, survivor NOME, next NOME, buy 2 NOME, 1 NOME, sell 3, trade 4, keep the rest, done, end, leave.
acquire-error-position-setup = Indica o le tessere iniziali o il tabellone, non entrambi.
acquire-error-position-row = La riga { $row } deve avere 12 segni fra { $marks }.
acquire-error-position-tile = { $tile } è indicata come giocata ma non è sul tabellone.
acquire-error-position-corporation = { $corporation } è divisa o ha una sola tessera.
acquire-error-position-touch = { $tile } tocca una società a cui si sarebbe unita.
acquire-error-position-twice = La tessera { $tile } è in due posti.
acquire-error-position-missing = Collocate { $count } tessere su 108; mancano: { $tiles }.
acquire-error-position-shares = Le azioni { $corporation } in mano sono più di quante esistono.
acquire-error-position-corporations = { $field } indica società con numeri.
acquire-error-position-merger = La fusione non corrisponde al tabellone e alla fase.
acquire-error-position-market = Il mercato ha azioni solo nella partita in due che lo prevede, di una società sul tabellone.
acquire-error-position-phase = Il gioco ora non può aspettare questo: { $phase }.

acquire-help =
    Mosse: play 5c; found hydra (o insieme: play 5c, found hydra); survivor hydra; next zeta.
    In una fusione: sell 3, trade 4, keep the rest. Nello scambio si contano le azioni date: trade 4 ne rende due. Anche: sell all, trade all, keep all.
    Poi: buy 2 hydra, 1 zeta, oppure una alla volta con buy hydra; done chiude l’acquisto (buy hydra, done). Basta l’inizio del nome.
    Fine della partita: end la annuncia, leave dopo non gioca la tessera.

# Il tavolo nel terminale.
acquire-table-title = Acquire
acquire-table-corporation = Società
acquire-table-size = Tessere
acquire-table-price = Prezzo
acquire-table-bonus = Bonus
acquire-table-left = Banca
acquire-table-player = Giocatore
acquire-table-money = Denaro
acquire-table-tiles = In mano
acquire-table-shares = Azioni
acquire-table-safe = fuori pericolo
acquire-table-hidden = nascosto
acquire-table-bag = { $count ->
        [one] 1 tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }
acquire-table-hand = Le tue tessere
acquire-table-turn = Tocca a { $seat }
acquire-table-over = La partita è finita: { $ending }
acquire-table-announced = La fine è annunciata: è l’ultimo turno.
acquire-table-end-possible = Si può annunciare la fine.
acquire-table-merger = { $survivor } assorbe { $defunct }
acquire-table-may-buy = Si può comprare (ancora { $left }): { $shares }
acquire-does-lone = resta sola
acquire-does-found = fonda una società
acquire-does-grow = fa crescere { $corporations }
acquire-does-merge = fonde { $corporations } in { $survivor }
acquire-does-merge-tie = fonde { $corporations }: la superstite la scegli tu
acquire-does-barred = bloccata: sarebbe l’ottava
acquire-does-dead = morta: fra { $corporations }, fuori pericolo
acquire-phase-play = Gioca una tessera.
acquire-phase-found = Scegli la società da fondare.
acquire-phase-survivor = Scegli la superstite.
acquire-phase-order = Scegli la prossima società defunta.
acquire-phase-trade = Quante azioni scambiare?
acquire-phase-sell = Quante azioni vendere? Il resto si conserva.
acquire-phase-buy = Compra azioni o chiudi gli acquisti.
acquire-phase-over = Finita.
acquire-score-sale = Vendita
acquire-score-bonus = Bonus
acquire-score-total = Totale
acquire-score-money = Denaro
acquire-score-sum = In tutto
acquire-score-hidden = I bonus non sono contati: le azioni altrui sono nascoste.

# The first lesson; every figure comes from the table it is said at.
lesson-acquire = La prima fusione
lesson-acquire-begin = La tua tessera iniziale { $tile } è la più vicina a { $least }: cominci tu.
lesson-acquire-play = { $tile } tocca una tessera sola. Insieme fondano una società.
lesson-acquire-play-do = Tocca { $tile } nella tua mano, poi giocala.
lesson-acquire-play-else = Non ancora: gioca { $tile }. Tieni { $other }: varrà di più.
lesson-acquire-found = Scegli { acquire-corporation-sackson }. Chi fonda riceve un’azione gratis.
lesson-acquire-found-do = Toccala nell’elenco, poi chiama.
lesson-acquire-found-else = Più avanti una qualsiasi. Per iniziare { acquire-corporation-sackson } costa poco.
lesson-acquire-buy = { $size } tessere: { $price } ad azione. Comprane { $most }.
lesson-acquire-buy-do = Tocca il più finché ne trovi { $most }, poi chiama.
lesson-acquire-buy-else = Fino a { $most } per turno: prendile tutte e { $most }.
lesson-acquire-dear = { $one } fonda { acquire-corporation-quantum }, una cara: { $price } ad azione.
lesson-acquire-larger = { $two } la ingrandisce a { $size } tessere. Più grande, più cara: { $price }.
lesson-acquire-between = { $tile } tocca entrambe le società. Toccala e leggi cosa accadrebbe.
lesson-acquire-between-do = Tocca { $tile } nella tua mano.
lesson-acquire-merge = Sopravvive la più grande: { acquire-corporation-quantum } { $large }, { acquire-corporation-sackson } { $small }. Giocala.
lesson-acquire-merge-do = Chiama l’ordine.
lesson-acquire-bonus = L’assorbita paga chi la possiede: al primo { $first }, al secondo { $second }.
lesson-acquire-trade = { $each } delle sue azioni si vendono a { $sold } o si cambiano con una { acquire-corporation-quantum } da { $worth }.
lesson-acquire-trade-do = Cambiale tutte e { $held }, poi chiama.
lesson-acquire-trade-else = Vendere tutto rende { $all-sold }, cambiare { $all-traded }.
lesson-acquire-gone = Tutte le { $size } tessere sono di { acquire-corporation-quantum }; { acquire-corporation-sackson } si può rifondare.
lesson-acquire-more = Hai { $cash }. Compra altre { $most } { acquire-corporation-quantum } a { $price }.
lesson-acquire-more-do = Tocca il più finché ne trovi { $most }, poi chiama.
lesson-acquire-more-else = Prendine { $most }: il premio va a chi ha più azioni.
lesson-acquire-lead = Tu ne hai { $mine }, { $one } { $onehas }, { $two } { $twohas }: il suo premio guarda te.
lesson-acquire-question = Si incontrano { acquire-corporation-hydra } con { $large } tessere e { acquire-corporation-fusion } con { $small }. Chi riceve i premi?
lesson-acquire-answer-survivor = Chi ha { acquire-corporation-hydra }
lesson-acquire-answer-absorbed = Chi ha { acquire-corporation-fusion }
lesson-acquire-answer-both = Entrambi
lesson-acquire-answer-survivor-else = Chi possiede la superstite non riceve nulla: quella continua.
lesson-acquire-answer-both-else = Paga solo quella che scompare.
lesson-acquire-end = Questa era una fusione. Possiedi più di tutti ciò che sta per essere assorbito.

# How to win; every figure comes from a worked example.
howto-acquire = Vince chi alla fine ha più denaro. Compra presto e a poco, sii primo o secondo in ciò che verrà assorbito, e passa alla prossima.
howto-acquire-early = Presto costa poco
howto-acquire-early-why = Il prezzo cresce con le tessere. Le stesse { $most } azioni di una società economica a { $small } tessere e a { $large }:
howto-acquire-bonus = Paga quella assorbita
howto-acquire-bonus-why = Quando due si incontrano, la più piccola sparisce e paga: { $first } al primo, { $second } al secondo, niente al terzo.
howto-acquire-trade = Cambiare o vendere?
howto-acquire-trade-why = { $each } vecchie azioni ne danno una della superstite. Se quella è cara e ne ha ancora, cambiare rende di più.
howto-acquire-safe = Grande è al sicuro
howto-acquire-safe-why = Da { $safe } tessere una società non si assorbe più: niente premi fino alla fine. A { $end } tessere si può chiudere la partita.

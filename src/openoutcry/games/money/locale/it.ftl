game-money = Money
money-about = Offri banconote per banconote: raccogli serie che rendono, fra sette valute e due metalli, prima che finisca il mazzo.
money-temper-bold = Mette molte carte.
money-temper-careful = Mette poche carte.

money-kind-crown = Corona
money-kind-florin = Fiorino
money-kind-ducat = Ducato
money-kind-thaler = Tallero
money-kind-guilder = Gulden
money-kind-real = Real
money-kind-dirham = Dirham
money-kind-silver = Argento
money-kind-gold = Oro
money-card = { $kind } { $face } n. { $serial }
money-side-left = di sinistra
money-side-right = di destra
money-unseen-kind = Carte di { $seat } non ancora viste: { $count }

money-option-deals = Mani di fila
money-option-removed = Valute escluse
money-option-memory = Promemoria: mostra le carte finite in mano sotto gli occhi di tutti
money-number-hand_size = Carte date a ciascuno
money-number-lot_size = Carte fino a cui si riempie un lotto
money-number-fee = Commissione di una valuta sotto la soglia
money-number-exempt = Somma da cui una valuta non paga commissione
money-number-triple_bonus = Premio per tre 20 o tre 30
money-number-coin_bonus = Premio per una serie di monete
money-number-coin_set = Monete che fanno una serie
money-number-idle_rounds = Round a vuoto prima dell’ultimo
money-number-take_backs = Quante volte in un round si può riprendere un’offerta non finita

money-move-bid = Offri { $cards }
money-move-add = Aggiungi { $card } all’offerta
money-move-done = Chiudi l’offerta
money-move-keep = Riprendi l’offerta
money-move-back = Riprendi le carte dell’offerta
money-move-back-card = Riprendi in mano { $card }
money-move-swap-lot = Scambia l’offerta con il lotto { $with }
money-move-swap-seat = Scambia l’offerta con quella di { $with }

money-event-deal_begins = Comincia la mano { $deal }.
money-event-currency_out = Fuori da questa mano: { $kind }.
money-event-dealt = { $seat } riceve { $cards }.
money-event-lot_filled = Lotto { $side }: { $cards }.
money-event-bid_laid = { $seat } aggiunge { $card } all’offerta.
money-event-bid_finished = { $seat } ha chiuso l’offerta.
money-event-bid_shown = { $seat } offre { $cards }.
money-event-turn = Tocca a { $seat }.
money-event-lot_swapped = { $seat } scambia { $gave ->
        [one] 1 carta
       *[other] { $gave } carte
    } con { $got ->
        [one] 1 carta
       *[other] { $got } carte
    } del lotto { $side }.
money-event-bid_swapped = { $seat } scambia l’offerta con { $other }.
money-event-bid_kept = { $seat } riprende l’offerta.
money-event-round_begins = { $final ->
        [yes] Comincia il round { $round }, l’ultimo di questa mano.
       *[no] Comincia il round { $round }.
    }
money-event-hand_shown = { $seat } finisce con { $cards }.
money-event-deal_scored = { $seat } fa { $points } punti, { $total } in tutto.
money-event-game_ends = La partita è finita.
money-event-bid_taken_back = { $seat } riprende le carte dell’offerta.

money-refused-not-bidding = Le offerte sono già scoperte: è il momento di agire.
money-refused-not-in-hand = Non hai quella carta in mano.
money-refused-out-of-order = Come azioni singole le carte si aggiungono nell’ordine dei loro codici. Nominandole (add, bid) va bene qualsiasi ordine.
money-refused-bid-empty = Un’offerta ha almeno una carta.
money-refused-bid-final = Un’offerta chiusa non si cambia.
money-refused-not-acting = Si stanno ancora facendo le offerte.
money-refused-lot-empty = Quel lotto è vuoto.
money-refused-own-bid = Quella è la tua offerta; keep la riprende.
money-refused-has-acted = Quel giocatore ha già agito in questo round.
money-refused-no-seat = Lì non c’è nessuno.
money-refused-no-action = Non esiste questa azione.
money-refused-ended = La partita è finita.
money-refused-others-turn = Prima tocca all’offerta di un altro.
money-refused-nothing-laid = Non hai ancora posato carte.
money-refused-back-too-often = Hai ripreso l’offerta tante volte quante il round permette: aggiungi carte o concludila.

money-error-card = { $card } non è una carta di questo gioco.
money-error-which-card = { $card }: ne hai più d’una, aggiungi il numero.
money-error-no-cards = Un’offerta ha almeno una carta.
money-error-twice = La stessa carta è nominata due volte.
money-error-not-laid = { $card } non è nella tua offerta.
money-error-swap = { $said }: si scambia con left, right o un posto.
money-error-verb = { $verb } non è una mossa qui. Mosse: bid CARTE, add CARTA, back CARTA, back, done, swap left, swap right, swap POSTO, keep.
money-error-position-missing = { $count } carte su 75 sono sul tavolo; mancano: { $cards }.
money-error-position-twice = La carta { $card } è in due posti.
money-error-position-seen = La carta { $card } risulta vista ma non è in nessuna mano.
money-error-position-bids = Le offerte non vanno d’accordo con la fase del round.

money-lot-left = Lotto di sinistra
money-lot-right = Lotto di destra
money-your-hand = La tua mano
money-your-bid = La tua offerta
money-worth = Le tue carte ora valgono { $total } (score mostra il conto).
money-heading = Mano { $deal } di { $deals } · round { $round } · { $deck } nel mazzo
money-final-round = Ultimo round!
money-removed = Fuori: { $kinds }
money-known = viste:
money-column-player = Giocatore
money-column-cards = Carte
money-column-bid = Offerta
money-column-points = Punti
money-column-kind = Tipo
money-column-bills = Valore
money-column-fee = Commissione
money-column-bonus = Premio
money-column-total = Totale
money-column-clause = Regola
money-help =
    Le carte di un’offerta si indicano con il numero o con tipo e valore: bid 13 27, bid crown20 gold20#11. Un’offerta nominata è l’offerta intera.
    Oppure carta per carta: add 13, add 27, back 13 (back da solo riprende tutto), done.
    Poi si agisce: swap left, swap right, swap POSTO (i posti partono da 0), keep.

# The first lesson; every figure comes from the table it is said at.
lesson-money = Il primo scambio
lesson-money-crowns = Hai { $bills } in Corone. Sotto { $free } si perdono { $fee }: valgono { $total }.
lesson-money-lot = Questo lotto ha altre { $count } Corone: da { $now } a { $then }, e senza commissione.
lesson-money-lot-do = Tocca il lotto di sinistra.
lesson-money-offer = L’offerta compra il posto in fila. Offri ciò che non collezioni.
lesson-money-offer-do = Tocca il { $first } e il { $second } che non sono Corone.
lesson-money-offer-else = Le Corone le collezioni. E con di più si va prima: offri le altre due.
lesson-money-lay = Posa i tuoi { $sum } coperti. Nessuno può cambiare un’offerta.
lesson-money-lay-do = Chiama l’ordine.
lesson-money-lay-else = Offri proprio quelle due, { $sum } in tutto.
lesson-money-bids = Si scoprono insieme: { $mine }, { $onehas }, { $twohas }. Agisce prima la più alta: tu.
lesson-money-triple = Con il lotto di sinistra avresti tre { $face } uguali: { $bonus } in più. Le Corone varrebbero { $total }.
lesson-money-swap = Scambia con un lotto, un’altra offerta, o riprendi la tua. Prendi il lotto di sinistra.
lesson-money-swap-do = Tocca il lotto di sinistra, poi chiama.
lesson-money-swap-else = Si può, ma le Corone sono a sinistra.
lesson-money-lies = Ora lì ci sono i tuoi { $left }: l’offerta diventa un lotto.
lesson-money-right = { $one } scambia { $bid } con { $lot }.
lesson-money-left = { $two } scambia { $bid } con i { $lot } lasciati da te.
lesson-money-deck = Entrambi i lotti tornano a { $each } carte; nel mazzo ne restano { $deck }.
lesson-money-total = Da { $before } a { $now } con uno scambio: Corone { $crown }, oro { $gold }, argento { $silver }.
lesson-money-question = Hai { $bills } in Ducati, nessun tris. Quanto valgono?
lesson-money-answer-plain = { $plain }
lesson-money-answer-right = { $right }
lesson-money-answer-much = { $much }
lesson-money-answer-plain-else = { $bills } è sotto { $free }: meno { $fee }. Con altri { $missing } sarebbero { $free }.
lesson-money-answer-much-else = Nessun premio: sotto { $free } una valuta perde { $fee }.
lesson-money-end = Questo era un round. Colleziona poche valute e offri con le altre.

# How to win; every figure comes from a worked example.
howto-money = Vince il totale più alto. Colleziona poche valute ma intere, e offri con ciò che non collezioni.
howto-money-fee = Poca valuta costa
howto-money-fee-why = Sotto { $free } una valuta perde { $fee }. Una banconota in più può valere più della sua cifra.
howto-money-whole = Da una soglia è gratis
howto-money-whole-why = Con { $bills } non c’è più commissione: le stesse banconote contano intere.
howto-money-triple = Tre uguali rendono di più
howto-money-triple-why = Tutte e tre le banconote piccole di una valuta: { $bonus } in più. Cerca la terza.
howto-money-coins = Le monete non hanno commissione
howto-money-coins-why = Ogni moneta d’oro vale { $each }, e ogni { $count } ne danno { $bonus } in più. Alzano anche un’offerta.
howto-money-bid = Un’offerta è un posto in fila
howto-money-bid-why = La più alta, qui { $first }, scambia per prima e lascia agli altri le sue banconote. Offri ciò che non ti serve, ma abbastanza.

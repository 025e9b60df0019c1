game-watch = Guardia di Borsa
watch-about = Compra azioni, sali di livello, punta sul rialzo o sul ribasso e colpisci con le carte Insider e Greenmail: il trader più ricco riceve l'Ordine d'Oro del Mercato.
watch-temper-bold = Compra e punta piuttosto che passare.
watch-temper-careful = Compra poco e punta basso.
watch-temper-collector = Compra ciò che ha già e vende di rado.
watch-reconstructed = Elenco delle società, carte, tabella dei pagamenti e circuito sono una ricostruzione: il regolamento non li riporta.
watch-help =
    Acquisti: buy signal, sell signal, status advanced, play raid seat 2 company signal, repay; alla fine pass.
    Contrattazione: offer signal, bet rise x5, bet fall x2; pass, o pass until-turn per non ricevere più domande fino al proprio turno.

watch-sector-banks = Banche
watch-sector-oil = Petrolio
watch-sector-metals = Metalli
watch-sector-it = IT
watch-sector-gas = Gas
watch-sector-retail = Commercio
watch-company-grandbank = GRANDBANK
watch-company-depozit = DEPOZIT
watch-company-superoil = SUPEROIL
watch-company-neftopt = NEFTOPT
watch-company-stalgrad = STALGRAD
watch-company-medtorg = MEDTORG
watch-company-vectorsoft = VEKTORSOFT
watch-company-signal = SIGNAL
watch-company-megagas = MEGAGAZ
watch-company-fakel = FAKEL
watch-company-univermag = UNIVERMAG
watch-company-lavka = LAVKA
watch-company-ipo-banks = IPO Banche
watch-company-ipo-oil = IPO Petrolio
watch-company-ipo-metals = IPO Metalli
watch-company-ipo-it = IPO IT
watch-company-ipo-gas = IPO Gas
watch-company-ipo-retail = IPO Commercio

watch-status-basic = base
watch-status-advanced = avanzato
watch-status-experienced = esperto
watch-status-expert = maestro
watch-side-rise = rialzo
watch-side-fall = ribasso
watch-deck-inside = Insider
watch-deck-greenmail = Greenmail
watch-pile-rumours = Voci
watch-pile-analysis = Analisi tecnica
watch-pile-news = Notizie
watch-unseen-card = Carte { $deck } di { $seat }
watch-unseen-net = Prossima carta di { $pile }: tori meno orsi
watch-moment-purchases = i propri acquisti
watch-moment-bet = puntate
watch-moment-dividends = dividendi
watch-moment-analysis = cambi dopo l'Analisi tecnica
watch-moment-payout = pagamenti
watch-face = { $pile }: { $kind ->
        [bulls] { $bulls ->
            [one] 1 toro
           *[other] { $bulls } tori
        }
        [bears] { $bears ->
            [one] 1 orso
           *[other] { $bears } orsi
        }
       *[both] { $bulls ->
            [one] 1 toro
           *[other] { $bulls } tori
        } e { $bears ->
            [one] 1 orso
           *[other] { $bears } orsi
        }
    }{ $reshuffle ->
        [yes] , rimescolare
       *[no] { "" }
    }

watch-phase-draft = scelta delle azioni
watch-phase-deal = distribuzione
watch-phase-roll = lancio
watch-phase-open = evento
watch-phase-text = evento
watch-phase-choose = scelta per l'evento
watch-phase-dividends = dividendi
watch-phase-take = carta
watch-phase-purchases = acquisti
watch-phase-offer = azione da mettere in gioco
watch-phase-bet = puntate
watch-phase-change = cambi di puntata
watch-phase-settle = Notizie
watch-phase-payout = pagamenti
watch-phase-clear = scarto
watch-phase-turn_end = fine del turno
watch-phase-over = fine

watch-card-early-print = Fresco di stampa
watch-card-leaked-report = Rapporto trapelato
watch-card-free-hand = Mano libera
watch-card-preferred-terms = Condizioni di favore
watch-card-block-deal = Pacchetto
watch-card-special-dividend = Dividendo straordinario
watch-card-stop-loss = Stop-loss
watch-card-leverage = Leva
watch-card-support = Sostegno
watch-card-raid = Scalata
watch-card-audit = Revisione
watch-card-bear-raid = Assalto al ribasso
watch-card-frozen-account = Conto bloccato
watch-card-margin-call = Margin call
watch-card-rumour-mill = Fabbrica di voci
watch-card-shredder = Distruggidocumenti
watch-card-blackmail = Ricatto
watch-card-dividend-strip = Scippo di dividendi

watch-event-card-quiet-session = Seduta tranquilla
watch-event-card-bonus-season = Stagione dei premi
watch-event-card-brokerage-fees = Commissioni
watch-event-card-licence-renewal = Rinnovo delle licenze
watch-event-card-stimulus = Stimoli
watch-event-card-windfall-tax = Tassa sugli extraprofitti
watch-event-card-rescue = Salvataggio
watch-event-card-insider-wave = Ondata di soffiate
watch-event-card-hostile-season = Stagione ostile
watch-event-card-clean-desk = Scrivania pulita
watch-event-card-sector-boom = Boom di settore
watch-event-card-sector-slump = Crisi di settore
watch-event-card-ipo-fever = Febbre da IPO
watch-event-card-ipo-hangover = Postumi da IPO
watch-event-card-flash-crash = Crollo lampo
watch-event-card-recovery = Ripresa
watch-event-card-new-trends = Nuove tendenze
watch-event-card-open-house = Porte aperte

watch-effect-peek = Guarda la prima carta del mazzo { $deck }.
watch-effect-raise_limit = In questa contrattazione la tua puntata massima sale di { $steps ->
        [one] un gradino
       *[other] { $steps } gradini
    }.
watch-effect-cap_bet = Un giocatore senza puntata può puntare al massimo x{ $multiplier } in questa contrattazione.
watch-effect-turn_rumours = La carta Voci scoperta si capovolge: i tori valgono come orsi e gli orsi come tori.
watch-effect-free_change = Cambia la puntata o unisciti senza pagare.
watch-effect-cut_loss = { $part ->
        [2] La tua perdita in questa contrattazione è dimezzata.
       *[other] Della tua perdita in questa contrattazione paghi solo 1/{ $part }.
    }
watch-effect-double_dividend = I tuoi dividendi di una società che paga valgono il doppio.
watch-effect-strip_dividend = { $part ->
        [2] Metà
       *[other] 1/{ $part }
    } dei dividendi di un altro giocatore per una società va a te.
watch-effect-buy = Compra { $shares ->
        [one] un'azione
       *[other] fino a { $shares } azioni
    } di { $class ->
        [blue] una blue chip
        [ipo] una IPO
       *[any] una società
    } { $percent ->
        [100] al suo prezzo
       *[other] al { $percent }% del prezzo
    }, oltre il tuo limite.
watch-effect-move_price = Una società { $way ->
        [up] sale
       *[down] scende
    } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
watch-effect-raid = Prendi un'azione di un altro giocatore { $percent ->
        [100] al suo prezzo
       *[other] al { $percent }% del prezzo
    }.
watch-effect-fine = Un altro giocatore paga alla banca 1/{ $part } dei suoi contanti.
watch-effect-freeze = Un altro giocatore nel prossimo turno non compra né azioni né livelli.
watch-effect-shred = Ogni altro giocatore scarta a caso { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
watch-effect-steal_card = Prendi a caso una carta di un altro giocatore.
watch-effect-nothing = Non succede nulla.
watch-effect-gain_per_share = Ognuno riceve { $amount } per ogni { $class ->
        [blue] azione di blue chip
        [ipo] azione di IPO
       *[any] azione
    }.
watch-effect-pay_per_share = Ognuno paga { $amount } per ogni { $class ->
        [blue] azione di blue chip
        [ipo] azione di IPO
       *[any] azione
    }.
watch-effect-pay_per_status = Ognuno paga { $amount } per ogni gradino di livello.
watch-effect-gain = Ognuno riceve { $amount }.
watch-effect-tax_richest = I più ricchi (contanti meno debiti) ne pagano 1/{ $part }.
watch-effect-help_poorest = I più poveri (contanti meno debiti) ricevono { $amount }.
watch-effect-take_card = Ognuno prende una carta { $deck }.
watch-effect-discard_named = Il giocatore di turno nomina Insider o Greenmail; ognuno ne scarta una a caso.
watch-effect-move_sector = Il giocatore di turno nomina un settore; le sue { $class ->
        [blue] blue chip
        [ipo] IPO
       *[any] società
    } { $way ->
        [up] salgono
       *[down] scendono
    } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
watch-effect-move_class = { $class ->
        [blue] Tutte le blue chip
        [ipo] Tutte le IPO
       *[any] Tutte le società
    } { $way ->
        [up] salgono
       *[down] scendono
    } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
watch-effect-move_extreme = La { $class ->
        [blue] blue chip
        [ipo] IPO
       *[any] società
    } { $which ->
        [dearest] più cara
       *[cheapest] più economica
    } { $way ->
        [up] sale
       *[down] scende
    } di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
watch-effect-shuffle_decks = I tre mazzi della contrattazione si rimescolano con i loro scarti.
watch-effect-cheap_statuses = Fino al prossimo turno del giocatore di turno i livelli costano a tutti il { $percent }%.

watch-number-start_shares = Azioni che ognuno prende all'inizio
watch-number-start_cash = Denaro iniziale
watch-number-start_inside = Carte Insider iniziali
watch-number-start_greenmail = Carte Greenmail iniziali
watch-number-event_cards = Eventi di una partita
watch-number-blue_up = Punti di cui una blue chip sale per un evento
watch-number-blue_down = Punti di cui una blue chip scende per un evento
watch-number-ipo_up = Punti di cui una IPO sale per un evento
watch-number-ipo_down = Punti di cui una IPO scende per un evento
watch-number-surcharge = Sovrapprezzo in punti per ogni unità di distanza dal dado
watch-number-status_price = Prezzi dei livelli
watch-number-shares_a_turn = Azioni acquistabili per turno, secondo il livello
watch-number-own_limit = Puntata massima nella propria contrattazione, secondo il livello
watch-number-join_limit = Puntata massima unendosi ad altri, secondo il livello
watch-number-ipo_factor = Punti di cui una IPO si muove per ogni toro o orso
watch-number-debt = Somma di una carta Debito
watch-number-goal = Somma che chiude la partita, secondo i giocatori

watch-move-pass = Passa
watch-move-pass-on = Passa, e non chiedermelo più in questo momento fino al mio prossimo turno
watch-move-repay = Restituisci una carta Debito
watch-move-bet = Punta sul { $side }, x{ $multiplier }
watch-move-play = Gioca { $card }
watch-move-choose-company = Scegli { $company }
watch-move-choose-seat = Scegli { $seat }
watch-move-choose-sector = Scegli { $sector }
watch-move-choose-deck = Scegli { $deck }
watch-move-take = Prendi un'azione { $company }
watch-move-buy = Compra un'azione { $company }
watch-move-sell = Vendi un'azione { $company }
watch-move-offer = Metti in gioco un'azione { $company }
watch-move-status = Compra il livello { $status }

watch-event-first_player = Comincia { $seat }.
watch-event-share_taken = { $seat } prende un'azione { $company }.
watch-event-card_taken = { $seat } prende una carta { $deck }.
watch-event-card_seen = { $seat } trova { $card }.
watch-event-deck_renewed = Gli scarti formano un nuovo mazzo { $deck }.
watch-event-turn_begins = Turno { $turn }: { $seat }.
watch-event-rolled = { $seat } tira { $die }{ $crossed ->
        [0] .
       *[other] {" "}e supera la linea dell'evento.
    }
watch-event-event_opened = Evento: { $event_card }. { $left ->
        [0] È l'ultimo.
        [one] Ne resta 1.
       *[other] Ne restano { $left }.
    }
watch-event-got = { $seat } riceve { $amount }{ $why ->
        [bet] {" "}per la puntata.
       *[event] .
    }
watch-event-paid = { $seat } paga { $amount }{ $why ->
        [bet] {" "}per la puntata.
        [audit] {" "}ai revisori.
       *[event] .
    }
watch-event-debt_taken = { $seat } prende { $debts ->
        [one] una carta Debito
       *[other] { $debts } carte Debito
    }.
watch-event-debt_repaid = { $seat } restituisce { $amount } di debito; { $debts ->
        [0] non ne resta
        [one] resta 1 carta
       *[other] restano { $debts } carte
    }.
watch-event-price_moved = { $company } passa da { $before } a { $after }.
watch-event-sector_named = { $seat } nomina il settore { $sector }.
watch-event-deck_named = { $seat } nomina { $deck }.
watch-event-company_named = { $seat } nomina { $company }.
watch-event-card_lost = { $seat } scarta a caso { $card }.
watch-event-statuses_cheap = Fino al prossimo turno di { $seat } i livelli costano il { $percent }%.
watch-event-reshuffled = { $pile }: il mazzo si rimescola.
watch-event-passed = { $seat } passa ({ $moment }).
watch-event-muted = { $seat } non vuole domande fino al proprio prossimo turno ({ $moment }).
watch-event-card_played = { $seat } gioca { $card }.
watch-event-aimed = { $seat } gioca { $card } contro { $other }.
watch-event-dividend_doubled = { $seat }: i dividendi { $company } valgono il doppio.
watch-event-dividend_stripped = { $seat } scippa a { $other } dividendi { $company }.
watch-event-dividends = { $seat } riceve { $amount } di dividendi: { $companies }.
watch-event-strip_paid = { $seat } riceve { $amount } dei dividendi di { $other } ({ $company }).
watch-event-share_bought = { $seat } compra { $company } per { $cost }.
watch-event-share_sold = { $seat } vende { $company } per { $cost }.
watch-event-share_raided = { $seat } prende { $company } a { $other } per { $cost }.
watch-event-status_bought = { $seat } compra il livello { $status } per { $cost }.
watch-event-account_frozen = { $seat } blocca il conto di { $other }.
watch-event-card_stolen = { $seat } prende a { $other } una carta { $deck }.
watch-event-card_stolen_seen = { $seat } ha avuto { $card } da { $other }.
watch-event-share_offered = { $seat } mette in gioco un'azione { $company }.
watch-event-no_offer = { $seat } non ha azioni da mettere in gioco.
watch-event-face_opened = { $face }.
watch-event-face_peeked = { $seat } guarda una carta. { $face }.
watch-event-rumours_turned = { $seat } capovolge la carta Voci.
watch-event-bet_made = { $seat } punta sul { $side }, x{ $multiplier }.
watch-event-bet_changed = { $seat } ora punta sul { $side }, x{ $multiplier }; il cambio costa { $cost }.
watch-event-trade_settled = { $company }: tori meno orsi fa { $difference }.
watch-event-share_returned = L'azione { $company } torna a { $seat }.
watch-event-share_lost = { $seat } perde l'azione { $company }, che torna in borsa.
watch-event-worth = { $seat }: { $cash } in contanti, { $value } in azioni, { $debts } di debito.
watch-event-game_ends = { $ending ->
        [money] La somma è raggiunta: la partita è finita.
       *[events] L'ultimo evento è stato aperto: la partita è finita.
    }

watch-refused-no-action = Questa azione non esiste.
watch-refused-ended = La partita è finita.
watch-refused-not-asked = Ora decide un altro giocatore.
watch-refused-no-debt = Non hai carte Debito.
watch-refused-cant-repay = Una carta Debito si restituisce per intero; non hai abbastanza denaro.
watch-refused-not-drafting = Le prime azioni si prendono solo prima del primo turno.
watch-refused-not-blue = All'inizio si prendono solo blue chip.
watch-refused-has-one = Le prime azioni sono tutte di società diverse.
watch-refused-none-left = In borsa non restano azioni di questa società.
watch-refused-not-buying = Questo si fa negli acquisti del proprio turno.
watch-refused-frozen = Il tuo conto è bloccato: in questo turno non puoi comprare.
watch-refused-limit = Il tuo livello non permette altre azioni in questo turno.
watch-refused-no-money = Non hai abbastanza denaro.
watch-refused-not-owned = Non possiedi un'azione simile.
watch-refused-has-debt = Con una carta Debito non puoi comprare un livello.
watch-refused-no-step-up = Un livello si compra solo verso l'alto.
watch-refused-not-held = Non hai questa carta.
watch-refused-not-its-moment = Questa carta si gioca in un altro momento.
watch-refused-changes-nothing = Ora questa carta non cambierebbe nulla.
watch-refused-target-first = Prima va scelto il bersaglio della carta in gioco.
watch-refused-no-target = Ora nessuno chiede questa scelta.
watch-refused-wrong-target = Qui non si può scegliere questo.
watch-refused-not-betting = Si punta solo in una contrattazione.
watch-refused-must-bet = Il giocatore di turno deve puntare.
watch-refused-over-limit = La tua puntata massima è più bassa.
watch-refused-same-bet = È la puntata che hai già.
watch-refused-cant-pass = Questa scelta va fatta.
watch-refused-cant-mute = Qui non puoi essere saltato.
watch-refused-not-offering = L'azione si mette in gioco dopo gli acquisti.
watch-refused-must-use-card = La carta è giocata: cambia la puntata o unisciti ora.

watch-error-verb = { $verb } non è una mossa. Mosse: take, buy, sell, offer SOCIETÀ; status NOME; play CARTA; bet rise x5; choose company|seat|sector|deck NOME; repay; pass.
watch-error-side = { $said } non è un lato. Esistono: { $known }.
watch-error-multiplier = { $said } non è un moltiplicatore. Esistono: { $known }.
watch-error-card = { $said } non è una carta. Esistono: { $known }.
watch-error-company = { $said } non è una società. Esistono: { $known }.
watch-error-status = { $said } non è un livello. Esistono: { $known }.
watch-error-sector = { $said } non è un settore. Esistono: { $known }.
watch-error-deck = { $said } non è un mazzo. Esistono: { $known }.
watch-error-seat = { $said } non è un posto. Esistono: { $known }.
watch-error-shares = { $said }: con questa carta si comprano da 1 a { $most } azioni.
watch-error-until = { $said }: si passa fino al proprio turno o solo ora.
watch-error-position-map = { $field } in una posizione deve essere un oggetto.
watch-error-position-ending = Ha un esito la partita finita, e solo quella.
watch-error-position-point = Il prezzo { $price } non è sul grafico: passi di { $point }.
watch-error-position-copies = { $card }: di questa carta ce ne sono solo { $copies }.
watch-error-position-deck = Nel mazzo { $deck } c'è una carta dell'altro tipo.
watch-error-position-events = Gli eventi da venire e quelli aperti devono essere { $count }, ognuno una volta.
watch-error-position-pile = Una carta sta due volte in { $pile }.
watch-error-position-offer = Un'azione è in gioco in una contrattazione, e solo allora, da chi la possiede.
watch-error-position-faces = Le carte scoperte non si accordano con la fase del turno.
watch-error-position-event = Un evento è in corso alla sua scelta e ai suoi dividendi, e solo allora.
watch-error-position-known = Ciò che gli altri sanno delle carte del posto { $seat } deve essere fra le carte che tiene.
watch-error-position-playing = La carta in gioco non si accorda con la fase del turno.
watch-error-position-bet = Le puntate non si accordano con la fase del turno.

watch-table-turn = Turno { $turn }, { $phase }
watch-table-die = dado { $die }
watch-table-goal = si chiude a { $goal }
watch-table-events = eventi da venire: { $left }
watch-table-company = società
watch-table-price = prezzo
watch-table-left = in borsa
watch-table-chart = grafico
watch-table-cost = oggi
watch-table-player = giocatore
watch-table-cash = contanti
watch-table-debt = debito
watch-table-status = livello
watch-table-cards = Insider/Greenmail
watch-table-shares = azioni
watch-table-worth = totale
watch-table-bet = puntata
watch-table-trade = Contrattazione: { $company }, messa in gioco da { $seat }
watch-table-outcome = tori meno orsi
watch-table-ways = probabilità
watch-table-hand = Le tue carte
watch-table-frozen = conto bloccato
watch-table-turned = capovolta
watch-table-event = Evento: { $event }
watch-table-pays = pagano
watch-table-up = su
watch-table-down = giù
watch-table-limit = la tua puntata massima: x{ $limit }
watch-table-change = cambiare costa { $cost }

# The first lesson; every figure comes from the table it is said at.
lesson-watch = La prima contrattazione
lesson-watch-draft = Ognuno sceglie le prime azioni. Prendi l’ultima: { watch-company-lavka }.
lesson-watch-draft-do = Tocca la sua sigla sotto il grafico, poi chiama.
lesson-watch-draft-else = Andrebbe bene qualunque; alla lezione serve { watch-company-lavka }.
lesson-watch-roll = Il dado fa { $die }: vai alla casella { $space }, e decide dove le azioni costano poco.
lesson-watch-inside = Su quella casella c’è un occhio: prendi una carta Insider, { watch-card-leaked-report }.
lesson-watch-surcharge = Il settore { $sector } vende al suo prezzo; ogni passo più in là costa { $step } in più.
lesson-watch-sell = Ancora niente contanti: vendi { watch-company-superoil } a { $price }.
lesson-watch-sell-do = Tocca la sua sigla, poi chiama.
lesson-watch-sell-else = { watch-company-superoil } si vende più cara.
lesson-watch-buy = Compra una seconda { watch-company-signal } a { $cost }.
lesson-watch-buy-do = Tocca la sua sigla, poi chiama.
lesson-watch-buy-else = I tuoi { $cash } rendono di più nel settore del dado.
lesson-watch-enough = Col tuo status non puoi comprare altro. Chiudi gli acquisti.
lesson-watch-enough-do = Chiama l’ordine.
lesson-watch-offer = Hai { $count } azioni { watch-company-signal }. Mettine una in contrattazione.
lesson-watch-offer-do = Tocca la sua sigla, poi chiama.
lesson-watch-offer-else = Di { watch-company-signal } ne hai { $count }: rischia una di quelle.
lesson-watch-rumours = Voci: tori meno orsi fa { $net }. Decidono tre carte; più tori, e il prezzo sale.
lesson-watch-bets = Prima puntano gli altri: { $one } al rialzo ×{ $onehas }, { $two } al ribasso ×{ $twohas }.
lesson-watch-peek = Gioca { watch-card-leaked-report }: vedi la prossima carta prima di puntare.
lesson-watch-peek-do = Tocca la carta in mano, poi chiama.
lesson-watch-peek-else = Prima guarda: le altre carte hanno un altro momento.
lesson-watch-bet = La somma finora è +{ $net }. Punta al rialzo, più che puoi: ×{ $limit }.
lesson-watch-bet-do = Tocca ×{ $limit } accanto al toro, poi chiama.
lesson-watch-bet-else = Contro i tori? E ×{ $limit } è ammesso nella tua contrattazione.
lesson-watch-keep = La seconda carta è quella che avevi visto. Cambiare ora costa { $cost }: tieni la puntata.
lesson-watch-keep-do = Chiama l’ordine.
lesson-watch-keep-else = Hai { $cash }.
lesson-watch-news = Un toro e un orso: la somma resta +{ $sum }. { watch-company-signal } va da { $before } a { $after }.
lesson-watch-win = { $each } × { $points } punti × { $bet }: la banca ti paga { $amount }.
lesson-watch-debt = { $two } doveva { $lost } senza avere nulla: un debito. Presi { $loan }, restano { $left }; con un debito niente status né vittoria.
lesson-watch-status = A { $cost } il prossimo status alza il tuo limite da ×{ $now } a ×{ $next }.
lesson-watch-question = La tua { watch-company-lavka } è in contrattazione, punti al ribasso ×{ $bet }, la somma è −{ $sum }. Che succede?
lesson-watch-answer-kept = +{ $amount }, azione salva
lesson-watch-answer-lost = +{ $amount }, azione persa
lesson-watch-answer-nothing = Si perde solo l’azione
lesson-watch-answer-kept-else = Un’azione in contrattazione si perde se scende, qualunque sia la puntata.
lesson-watch-answer-nothing-else = La puntata si paga comunque: +{ $amount }.
lesson-watch-end = Questa era una contrattazione. Vedi più carte degli altri e punta più che puoi.

# How to win; every figure comes from a worked example.
howto-watch = Raggiungi l’obiettivo per primo, senza debiti. Vedi più carte degli altri, punta più che puoi e compra presto lo status.
howto-watch-rise = Tre carte fanno il prezzo
howto-watch-rise-why = Tori meno orsi, e il prezzo si muove: qui da { $now } a { $then }. Due delle tre si vedono prima che le puntate siano definitive.
howto-watch-bet = Punta più che puoi
howto-watch-bet-why = Una puntata paga { $each } per ognuno dei { $points } punti, per quanto hai puntato. Nella tua contrattazione puoi puntare di più.
howto-watch-lost = Ciò che metti in gioco si può perdere
howto-watch-lost-why = Se scende, qui da { $now } a { $then }, l’azione in gioco è persa, qualunque sia la puntata. Metti in gioco ciò che hai doppio.
howto-watch-die = Compra dove indica il dado
howto-watch-die-why = Nel settore del dado un’azione costa il suo prezzo; ogni passo più in là { $step } in più.
howto-watch-status = Lo status è una leva
howto-watch-status-why = Per { $cost } il prossimo status alza il limite da ×{ $now } a ×{ $next }: ogni vincita raddoppia.
howto-watch-debt = Un debito ti ferma
howto-watch-debt-why = Chi non può pagare { $lost } prende { $loan } dalla banca. Restano { $left }, ma con un debito niente status e niente vittoria.

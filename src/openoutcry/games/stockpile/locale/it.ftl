game-stockpile = Stockpile
stockpile-about = Affari con informazioni riservate: riempi i pacchetti di azioni e commissioni, rilancia sugli altri e vendi prima che il prezzo crolli.
stockpile-temper-bold = Offre alto.
stockpile-temper-careful = Offre basso e vende.
stockpile-temper-collector = Tiene le sue azioni.

stockpile-company-automotive = American Automotive
stockpile-company-bank = Bottomline Bank
stockpile-company-computers = Cosmic Computers
stockpile-company-epic = Epic Electric
stockpile-company-steel = Stanford Steel
stockpile-company-laboratories = Leading Laboratories
stockpile-card-boom = Rialzo
stockpile-card-bust = Crollo
stockpile-card-fee = commissione di { $amount } $
stockpile-shares = { $ordinary }; frazionate: { $split }
stockpile-unseen-forecast = { $company }
stockpile-unseen-card = Coperta nel pacchetto { $pile }, di { $seat }

stockpile-investor-bill = Bill il ricco
stockpile-investor-bernie = Bernie il broker
stockpile-investor-cramer = Cramer il critico
stockpile-investor-donald = Donald degli sconti
stockpile-investor-deborah = Deborah dei dividendi
stockpile-investor-graham = Graham il genio
stockpile-investor-mark = Mark l’anticonformista
stockpile-investor-martha = Martha
stockpile-investor-stuart = Stuart il riservato
stockpile-investor-warren = Warren il saggio
stockpile-investor-bill-about = Parte ricco; nessuna abilità.
stockpile-investor-bernie-about = Le commissioni dei pacchetti che compra le incassa lui.
stockpile-investor-cramer-about = Nel suo turno d’azione sposta un prezzo di una casella, prima o dopo le sue carte azione.
stockpile-investor-donald-about = Paga la casella sotto la sua offerta.
stockpile-investor-deborah-about = A fine round può dichiarare per tutti un piccolo dividendo di una società.
stockpile-investor-graham-about = Riceve 1000 $ in più per ogni azione che vende.
stockpile-investor-mark-about = Prima della domanda può spostare una carta in un altro pacchetto.
stockpile-investor-martha-about = Una volta per round, in qualsiasi momento della domanda, guarda una coppia segreta.
stockpile-investor-stuart-about = Può mettere coperte entrambe le carte dell’offerta.
stockpile-investor-warren-about = Prima della domanda può guardare tutte le carte coperte di un pacchetto.

stockpile-option-board = Lato del tabellone
stockpile-option-board-basic = base: società tutte uguali
stockpile-option-board-advanced = avanzato: ogni società ha la sua scala
stockpile-option-investors = Giocare con gli investitori
stockpile-option-aid = Promemoria: mostra le previsioni ancora possibili e ciò che si sa di ogni portafoglio
stockpile-number-rounds = Round con 2, 3, 4 e 5 giocatori
stockpile-number-start_money = Capitale iniziale da 3 a 5 giocatori
stockpile-number-start_money_two = Capitale iniziale in 2 giocatori
stockpile-number-boom = Caselle di cui un Rialzo alza un prezzo
stockpile-number-bust = Caselle di cui un Crollo abbassa un prezzo
stockpile-number-dividend = Dividendo per azione
stockpile-number-split_payment = Pagamento per una carta frazionata a un nuovo frazionamento
stockpile-number-split_pays_shares = Contare quel pagamento per azioni invece che per carte
stockpile-number-majority = Premio di maggioranza
stockpile-number-majority_tied = Premio di maggioranza a ciascuno in parità
stockpile-number-steel_payment = Pagamento per azione su una casella $
stockpile-number-cramer = Caselle di cui Cramer sposta un prezzo
stockpile-number-deborah = Dividendo di Deborah per azione
stockpile-number-graham = Supplemento di Graham per azione venduta
stockpile-number-investor_money = Capitale di ogni investitore, da 3 a 5 giocatori
stockpile-number-investor_money_two = Capitale di ogni investitore, 2 giocatori

stockpile-ask-draft = scelta degli investitori
stockpile-ask-information = informazione
stockpile-ask-supply = offerta
stockpile-ask-before = un’abilità prima della domanda
stockpile-ask-demand = domanda
stockpile-ask-window = ultimo sguardo di Martha
stockpile-ask-action = azioni
stockpile-ask-selling = vendita
stockpile-ask-movement = movimento
stockpile-ask-extra = dividendo di Deborah
stockpile-ask-over = la fine
stockpile-ask-show = mostrare azioni
stockpile-ask-show_split = mostrare azioni frazionate

stockpile-move-sell = Vendere { $shares }
stockpile-sale-ordinary = { $count } × { $company }
stockpile-sale-split = { $count } × { $company } frazionate
stockpile-sale-half = metà di { $count } × { $company } frazionate
stockpile-move-show = { $count ->
        [0] Non mostrare azioni
        [one] Mostrare 1 azione
       *[other] Mostrare { $count } azioni
    }
stockpile-move-show-split = { $split ->
        [0] Non mostrare azioni frazionate
        [one] Mostrare 1 azione frazionata
       *[other] Mostrare { $split } azioni frazionate
    }
stockpile-move-show-both = Mostrare azioni ordinarie: { $count }, frazionate: { $split }
stockpile-move-bid = Offrire { $amount } $ per il pacchetto { $pile }
stockpile-move-boom = Rialzo: { $company } su
stockpile-move-bust = Crollo: { $company } giù
stockpile-move-raise = Cramer: { $company } su
stockpile-move-lower = Cramer: { $company } giù
stockpile-move-declare = Dichiarare un dividendo di { $company }
stockpile-move-put = { $face ->
    [up] Mettere { $card } scoperta nel pacchetto { $pile }.
   *[down] Mettere { $card } coperta nel pacchetto { $pile }.
}
stockpile-move-keep = Tenere { $investor }
stockpile-move-look-pile = Guardare le carte coperte del pacchetto { $pile }
stockpile-move-look-pair = Guardare la coppia { $pair }
stockpile-move-look-seat = Guardare la coppia di { $seat }
stockpile-move-move = Spostare la carta { $card } nel pacchetto { $pile }
stockpile-move-done = Fatto

stockpile-event-begins = { $amount ->
        [0] Comincia { $seat }.
       *[other] Ognuno riceve { $amount } $. Comincia { $seat }.
    }
stockpile-event-start_share = { $seat } parte con un’azione { $company }.
stockpile-event-investors_dealt = { $seat } sceglie tra { $investors }.
stockpile-event-investor_kept = { $seat } tiene { $investor }.
stockpile-event-drafted = { $seat } ha scelto.
stockpile-event-investor_shown = { $seat } gioca { $investor } e riceve { $amount } $.
stockpile-event-round_begins = Comincia il round { $round }; il primo è { $seat }.
stockpile-event-pair_dealt = Coppia { $pair }, segreta di { $seat }: { $company } { $forecast }.
stockpile-event-pair_shown = Coppia { $pair }: { $company } { $forecast }.
stockpile-event-pile_dealt = Pacchetto { $pile }: { $card }.
stockpile-event-cards_dealt = { $seat } riceve { $cards }.
stockpile-event-reshuffled = { $count ->
        [one] Una carta scartata è il nuovo mazzo.
       *[other] { $count } scarti vengono rimescolati in un nuovo mazzo.
    }
stockpile-event-phase_begins = — { $phase } —
stockpile-event-turn = Tocca a { $seat }: { $ask }.
stockpile-event-put_up = { $seat } mette { $card } scoperta nel pacchetto { $pile }.
stockpile-event-put_down = { $seat } mette una carta coperta nel pacchetto { $pile }.
stockpile-event-put_down_own = { $seat } mette { $card } coperta nel pacchetto { $pile }.
stockpile-event-pile_looked = { $seat } guarda le carte coperte del pacchetto { $pile }.
stockpile-event-pile_seen = { $seat } vede: la carta { $number } è { $card }.
stockpile-event-card_moved = { $seat } sposta la carta { $number } dal pacchetto { $pile } al pacchetto { $into }.
stockpile-event-pair_looked = { $seat } guarda la coppia { $pair }.
stockpile-event-pair_seen = { $seat } vede la coppia { $pair }: { $company } { $forecast }.
stockpile-event-bid = { $seat } offre { $amount } $ per il pacchetto { $pile }.
stockpile-event-outbid = L’offerta di { $other } per il pacchetto { $pile } è superata.
stockpile-event-bid_paid = { $seat } paga { $amount } $ per il pacchetto { $pile }.
stockpile-event-pile_taken = { $count ->
        [0] { $seat } prende il pacchetto { $pile }, che è vuoto.
        [one] { $seat } prende il pacchetto { $pile }: 1 carta.
       *[other] { $seat } prende il pacchetto { $pile }: { $count } carte.
    }
stockpile-event-card_taken = { $seat } trova { $card }.
stockpile-event-fee_drawn = { $seat } ha comprato una commissione di { $amount } $.
stockpile-event-fee_paid = { $seat } paga una commissione di { $amount } $.
stockpile-event-fee_open = { $seat } non può pagare: restano commissioni per { $amount } $.
stockpile-event-fee_gained = { $seat } incassa { $amount } $ per una commissione.
stockpile-event-card_played = { $seat } gioca { $card } su { $company }.
stockpile-event-cramer_moves = { $seat } sposta { $company } di { $steps }.
stockpile-event-passed = { $seat } ha finito: { $ask }.
stockpile-event-sold = { $seat } vende un’azione { $company } per { $amount } $.
stockpile-event-sold_split = { $seat } vende un’azione frazionata { $company } per { $amount } $.
stockpile-event-sold_half = { $seat } vende metà di un’azione frazionata { $company } per { $amount } $.
stockpile-event-price = { $company } { $steps }: ora { $amount } $ (casella { $space }).
stockpile-event-splits = { $company } si fraziona; il prezzo va a { $amount } $ (casella { $space }).
stockpile-event-split_paid = { $count ->
        [one] { $seat } riceve { $amount } $ per una carta { $company } già frazionata.
       *[other] { $seat } riceve { $amount } $ per { $count } carte { $company } già frazionate.
    }
stockpile-event-shares_split = { $count ->
        [one] { $seat } sposta 1 azione { $company } nel portafoglio frazionato.
       *[other] { $seat } sposta { $count } azioni { $company } nel portafoglio frazionato.
    }
stockpile-event-bankrupt = { $company } è in bancarotta; il prezzo torna a { $amount } $ (casella { $space }).
stockpile-event-shares_lost = { $seat } scarta { $company }: { $count } ordinarie, { $splits } frazionate.
stockpile-event-dividend = { $company } paga un dividendo di { $amount } $ per azione.
stockpile-event-steel_pays = { $company } raggiunge la casella { $space } e paga { $amount } $ per azione.
stockpile-event-declared = { $seat } dichiara un dividendo di { $company }: { $amount } $ per azione.
stockpile-event-shown = { $count ->
        [0] { $seat } non mostra azioni { $company }.
        [one] { $seat } mostra 1 azione { $company } e riceve { $amount } $.
       *[other] { $seat } mostra { $count } azioni { $company } e riceve { $amount } $.
    }
stockpile-event-shown_split = { $count ->
        [0] { $seat } non mostra azioni frazionate { $company }.
        [one] { $seat } mostra 1 azione frazionata { $company } e riceve { $amount } $.
       *[other] { $seat } mostra { $count } azioni frazionate { $company } e riceve { $amount } $.
    }
stockpile-event-portfolio = { $seat } apre il portafoglio: { $shares }.
stockpile-event-majority = { $seat } ha la maggioranza di { $company } ({ $count }) e riceve { $amount } $.
stockpile-event-final_sale = { $seat } vende tutte le azioni per { $amount } $.
stockpile-event-fee_dropped = Le commissioni aperte di { $seat } ({ $amount } $) non si possono pagare e decadono.
stockpile-event-scored = { $seat } finisce con { $amount } $.
stockpile-event-game_ends = La partita è finita.

stockpile-refused-no-action = Non esiste una tale azione.
stockpile-refused-ended = La partita è finita.
stockpile-refused-others-turn = Ora decide un altro giocatore.
stockpile-refused-not-now = Non è una mossa di questa fase.
stockpile-refused-asked-to-show = Prima di’ quante azioni mostri; anche nessuna.
stockpile-refused-not-dealt = Quell’investitore non ti è stato dato.
stockpile-refused-has-chosen = Quella scelta è già fatta.
stockpile-refused-no-pile = Quel pacchetto non c’è in questa partita.
stockpile-refused-not-in-hand = Non hai una tale carta da mettere.
stockpile-refused-one-up = Solo una delle due carte va scoperta.
stockpile-refused-one-down = Una delle due carte deve andare scoperta.
stockpile-refused-too-low = L’offerta deve superare quella in vigore.
stockpile-refused-track-closed = La scala è chiusa: c’è l’offerta massima.
stockpile-refused-own-token = Su quella scala c’è già il tuo gettone.
stockpile-refused-too-poor = Le offerte non possono superare il tuo denaro.
stockpile-refused-no-action-card = Non hai quella carta azione.
stockpile-refused-must-play = Tutte le carte azione vanno giocate.
stockpile-refused-between-cards = Cramer agisce prima della prima o dopo l’ultima carta azione.
stockpile-refused-ability-used = Quell’abilità è già stata usata.
stockpile-refused-no-such-investor = Non giochi l’investitore che può farlo.
stockpile-refused-no-share = Non hai azioni ordinarie di quella società.
stockpile-refused-no-split-share = Non hai azioni frazionate di quella società.
stockpile-refused-not-so-many = Non ne hai così tante.
stockpile-refused-nothing-hidden = Lì non ci sono carte coperte.
stockpile-refused-no-such-card = Non c’è una tale carta nei pacchetti.
stockpile-refused-same-pile = La carta è già in quel pacchetto.
stockpile-refused-pair-in-sight = Quella coppia la vedi già.

stockpile-error-company = { $said } non è una società di questo gioco. Società: { $known }.
stockpile-error-investor = { $said } non è un investitore. Investitori: { $known }.
stockpile-error-card = { $said } non è una carta nella tua mano.
stockpile-error-which-card = { $said }: ne hai due; di’ quale intendi.
stockpile-error-face = { $said }: una carta si mette up (scoperta) o down (coperta).
stockpile-error-sale = Di’ che cosa vendi, per esempio: sell 2 epic, 1 split steel.
stockpile-error-show = Di’ quante ne mostri, per esempio: show 2 o show split 1.
stockpile-error-supply = Di’ le carte, per esempio: boom up → pile 2, epic down → pile 4.
stockpile-error-bid = { $said } non è una casella della scala. Caselle: { $known }.
stockpile-error-which-pair = In due giocatori di’ quale coppia: look pair da 1 a 6.
stockpile-error-verb = { $verb } non è una mossa qui. Mosse: bid SOMMA on PACCHETTO, CARTA up → pile N, sell, show N, boom, bust, done, keep, look, move, raise, lower, declare.
stockpile-error-position-phase = La fase { $phase } non va con il round e le opzioni.
stockpile-error-position-investors = Gli investitori non vanno con i giocatori, la fase o le opzioni.
stockpile-error-position-bids = Le offerte non vanno con la fase del round.
stockpile-error-position-cards = Di carte { $card } ce ne sono solo { $count }.
stockpile-error-position-hand = Il posto { $seat } ha più di due carte dell’offerta.
stockpile-error-position-supply = Le carte dell’offerta in mano non vanno con la fase, il turno o lo spazio che c’è.
stockpile-error-position-fees = Il posto { $seat } ha il denaro per una commissione ancora da pagare.
stockpile-error-position-piles = I pacchetti contengono carte solo nelle fasi di offerta e domanda.
stockpile-error-position-waits = Qui il gioco non aspetterebbe quel giocatore (fase { $phase }).
stockpile-error-position-actions = Il posto { $seat } ora non può avere carte azione.

stockpile-heading = Round { $round } di { $rounds } — { $phase } — carte nel mazzo: { $deck }
stockpile-column-company = Società
stockpile-column-price = Prezzo
stockpile-column-track = Scala
stockpile-column-forecast = Previsioni
stockpile-column-own = Tue
stockpile-column-pile = Pacchetto
stockpile-column-cards = Carte
stockpile-column-bid = Offerta
stockpile-column-player = Giocatore
stockpile-column-cash = Denaro
stockpile-column-portfolio = Portafoglio
stockpile-column-split = Frazionate
stockpile-column-fees = Commissioni aperte
stockpile-column-investors = Investitori
stockpile-column-shares = Azioni
stockpile-column-more = Supplemento
stockpile-column-total = Totale
stockpile-column-clause = Clausola
stockpile-no-bid = nessuna offerta
stockpile-known = noto:
stockpile-your-supply = Le tue carte dell’offerta
stockpile-your-portfolio = Il tuo portafoglio
stockpile-your-investors = I tuoi investitori
stockpile-worth = Ora le tue azioni renderebbero { $total } $.
stockpile-pairs = Coppie
stockpile-showing = { $company } paga { $amount } $ per ogni azione mostrata.
stockpile-money = { $amount } $
stockpile-help =
    bid 10000 on 2 — offerta per un pacchetto
    boom up → pile 2, epic down → pile 4 — mettere le due carte dell’offerta
    sell 2 epic, 1 split steel, done — vendere azioni e finire il turno; metà: sell half steel
    show 2 — mostrare azioni per un pagamento; show split 1 per le frazionate
    boom epic, bust steel — giocare una carta azione; raise / lower: Cramer
    keep donald — scegliere un investitore; look pair 3: Martha; look pile 2: Warren; move 7 to 2: Mark
    declare bank — Deborah; done — non vendere altro, o rinunciare

# The first lesson; every figure comes from the table it is said at.
lesson-stockpile = Un round
lesson-stockpile-pair = Lo sai solo tu: { stockpile-company-computers } salirà di { $steps }, da { $now } a { $then }.
lesson-stockpile-public = Questa coppia la vedono tutti: { stockpile-company-bank } scenderà di { $steps }.
lesson-stockpile-hide = Una delle tue due carte va coperta. Nascondi { stockpile-company-computers } sul pacchetto I.
lesson-stockpile-hide-do = Tocca la carta, «Coperta», il pacchetto I, poi chiama.
lesson-stockpile-hide-else = Scoperta o altrove, gli altri la vedrebbero e offrirebbero.
lesson-stockpile-fee = L’altra carta va scoperta: chi compra quel pacchetto paga { $fee }.
lesson-stockpile-fee-do = Tocca la commissione, il pacchetto III, poi chiama.
lesson-stockpile-fee-else = Non sul pacchetto che vuoi comprare.
lesson-stockpile-others = { $one } e { $two } fanno lo stesso. Conosci { $known } delle { $all } carte coperte.
lesson-stockpile-bid = Offri per il pacchetto I: parti basso, con { $bid }.
lesson-stockpile-bid-do = Tocca { $bid } sul pacchetto I, poi chiama.
lesson-stockpile-bid-else = Ogni offerta è ammessa; qui prendi { $bid } sul pacchetto I.
lesson-stockpile-outbid = { $one } offre { $bid }. Ti hanno superato: offri di nuovo.
lesson-stockpile-worth = Per te il pacchetto I vale { $count } × { $then } + { $other } = { $worth }. Offri { $bid }.
lesson-stockpile-worth-do = Tocca { $bid } sul pacchetto I, poi chiama.
lesson-stockpile-worth-else = Di più vince lo stesso ma paga troppo; e la tua carta è sul pacchetto I.
lesson-stockpile-paid = Un gettone su ogni scala: tutti pagano e prendono le carte. Ti resta { $mine }.
lesson-stockpile-boom = La carta coperta comprata da { $one } era un Rialzo: { stockpile-company-epic } sale di { $steps }, a { $price }.
lesson-stockpile-keep = Ora potresti vendere a { $now }. Tu sai di più: non vendere nulla.
lesson-stockpile-keep-do = Chiama: non vendo nulla.
lesson-stockpile-keep-else = Ora vale { $now }, tra poco { $then }.
lesson-stockpile-forecasts = Le previsioni si avverano, la tua per prima: { stockpile-company-computers } è a { $computers }.
lesson-stockpile-dividend = Un dividendo: mostra la tua azione { stockpile-company-laboratories } e prendi { $amount }.
lesson-stockpile-dividend-do = Scegli di mostrarla, poi chiama.
lesson-stockpile-dividend-else = Mostrarla qui è denaro regalato.
lesson-stockpile-fortune = { $cash } in contanti, { $shares } × { $price } e { $others } × { $other }: { $total }. Hai iniziato con { $start }.
lesson-stockpile-question = { $count } azioni a { $now }, la tua previsione +{ $steps }, una commissione di { $fee }. Qual è l’offerta più alta che guadagna ancora?
lesson-stockpile-answer-low = { $low }
lesson-stockpile-answer-right = { $right }
lesson-stockpile-answer-high = { $high }
lesson-stockpile-answer-low-else = { $low } guadagna { $gain-low }, ma guadagna anche { $right }.
lesson-stockpile-answer-high-else = { $count } × { $price } − { $fee } fa { $worth }: { $high } è una perdita.
lesson-stockpile-end = Questo era un round. Sapere di più, e pagare meno di quanto vale.

# How to win; every figure comes from a worked example.
howto-stockpile = Vince chi alla fine ha più denaro. Conosci un prezzo prima che si muova, paga meno di quanto vale un pacchetto, lascia in tempo.
howto-stockpile-know = Sappi ciò che gli altri non sanno
howto-stockpile-know-why = Ogni round vedi tu solo la previsione di una società: oggi { $now }, dopo il round { $then }. Comprala o fai salire le offerte prima che si avveri.
howto-stockpile-pay = Paga meno di quanto vale
howto-stockpile-pay-why = Somma quanto varrà per te il pacchetto e togli le commissioni: { $worth }. L’offerta più alta che guadagna è { $best }; una più bassa guadagna di più.
howto-stockpile-sell = Vendi prima della caduta
howto-stockpile-sell-why = Si vende prima che i prezzi si muovano. Ciò che cadrà vale { $now } oggi e { $then } dopo; ciò che salirà, tienilo.
howto-stockpile-split = Un frazionamento raddoppia la carta
howto-stockpile-split-why = Oltre la fine della scala il prezzo riparte più basso e prosegue, da { $now } a { $then }; le tue carte valgono doppio da lì in poi.
howto-stockpile-bankrupt = Una bancarotta prende tutto
howto-stockpile-bankrupt-why = Sotto la scala ogni sua azione si scarta; il prezzo riparte da { $again }. Esci finché è a { $now }.
howto-stockpile-dividend = Un dividendo è denaro silenzioso
howto-stockpile-dividend-why = Lascia fermo il prezzo e paga { $each } per ogni azione mostrata. Mostrarla dice agli altri cosa hai.
howto-stockpile-most = Sii primo in una società
howto-stockpile-most-why = Più azioni di una società alla fine: { $amount }. Un pareggio paga { $tied } a testa. Una carta in più può valere due pacchetti.

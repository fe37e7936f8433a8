// In the notation of `stock-words.ts`.

/** On what can be pressed beside the choices of a product, and is none of them. */
export const CONTROL_WORDS = `
en ^(?:prev(?:ious)?|next|close|back|clear|reset|remove|add one|more|less|show|see|view)|guide|charts?|reviews?|wish ?lists?|compare|share|print|plus|minus|qty|quantity|facebook|twitter|pinterest|whatsapp|e-?mail|save for later|favou?rites?|subscribe|learn more|more info(?:rmation)?|zoom
de gr[öo](?:ß|ss)entabelle|tabelle|bewertung(?:en)?|merkzettel|merkliste|wunschliste|wunschzettel|vergleichen|teilen|drucken|zurück|weiter|schließen|favoriten|mehr|weitere infos?
fr guide des tailles|avis|liste d'envies|comparer|partager|imprimer|favoris|précédent|suivant|fermer|voir plus|en savoir plus
es guía de tallas|opiniones|lista de deseos|comparar|compartir|imprimir|favoritos|anterior|siguiente|cerrar|ver más|más información
it guida alle taglie|recensioni|lista dei desideri|confronta|condividi|stampa|preferiti|scopri di più|precedente|successivo|chiudi
pt guia de tamanhos|avaliações|lista de desejos|comparar|compartilhar|imprimir|favoritos|saiba mais|anterior|próximo|fechar
nl maattabel|reviews?|verlanglijst\\w*|vergelijk(?:en)?|delen|afdrukken|favorieten|vorige|volgende|sluiten
tr beden (?:rehberi|tablosu)|rehberi|değerlendirme\\w*|favori\\w*|karşılaştır|paylaş|yazdır|önceki|sonraki|kapat|listeye ekle|daha fazla
sv storleksguide|önskelista|jämför|dela|favoriter
da størrelsesguide|ønskeliste|sammenlign|del
pl tabela rozmiarów|opinie|ulubion\\w+|porównaj|udostępnij|drukuj
ru таблица размеров|отзывы|избранно\\w+|сравнить|поделиться|печать
ar دليل المقاسات|جدول المقاسات|المفضلة|قائمة (?:الأمنيات|الرغبات)|قارن|مقارنة|شارك|مشاركة|طباعة|السابق|التالي|إغلاق
zh 尺码表|收藏|对比|分享|打印
ja サイズ表|サイズガイド|お気に入り|比較|シェア|印刷
ko 사이즈 ?가이드|찜|비교|공유
`

/** Beside the name of a choice, where a page says what is chosen of it: `Selected colour: Red`. */
export const SELECTED_WORDS = `
en selected|chosen|current(?:ly selected)?
de (?:aus)?gewählte[rs]?|aktuelle[rs]?
fr sélectionnée?s?
es seleccionad[oa]
it selezionat[oa]
pt selecionad[oa]
nl gekozen|geselecteerde?
tr seçil(?:en|i)
pl wybran[yae]
ru выбранн(?:ый|ая|ое)
ar (?:ال)?مختار
zh 已选(?:中|择)?
ja 選択中の
ko 선택한
`

/** Before what a customer is asked to choose. */
export const CHOOSE_WORDS = `
en ^(?:please )?(?:select|choose|pick)(?: an?| your| the)?
de ^(?:bitte )?(?:auswählen|wählen?(?: sie)?)(?: eine?)?
fr ^(?:veuillez )?(?:choisi\\w*|sélectionn\\w*)(?: une?| votre)?
es ^(?:elige|elegir|selecciona|seleccionar|seleccione|escoge)(?: una?| tu)?
it ^(?:scegli|seleziona)(?: una?| il)?
pt ^(?:escolha|seleciona|selecionar|selecione)(?: uma?| o)?
nl ^(?:kies|selecteer)(?: een| je)?
tr ^(?:seçiniz|seçin|seç)|seçmek için.*
sv ^välj
da ^vælg
pl ^wybierz
ru ^выберите
ar ^(?:اختر|حدد|اختيار)
zh ^(?:请)?选择
ja ^選択
ko ^선택
`

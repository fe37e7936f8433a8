// In the notation of `stock-words.ts`.

/** Before an amount that one part of the price is, or that is paid again and again. */
export const INSTALMENT = `
en per month|monthly|/ ?mo(?:nth)?(?![\\p{L}])|a month|mo\\.|instal\\w*|payments? of|interest[ -]free|/ ?mth
de monat\\w*|monatsraten?|ratenzahlung|in \\d+ raten|mtl\\.
fr par mois|/ ?mois|mois|mensualit\\w+
es mensual\\w*|al mes|/ ?mes|cuotas?|meses
it al mese|/ ?mese|rate da
pt por mês|mensais|parcelas?|\\d+ ?x de|sem juros
nl per maand|/ ?maand
tr taksit\\w*|/ ?ay|aylık|ay boyunca
pl raty|rat |miesięcznie
ru в месяц|/ ?мес|рассрочк\\w*
ar شهري\\w*|قسط|أقساط|اقساط|شهر
zh 分期|每月|/月
ja 月々|/月
`

/** Beside an amount that is no price of the product: sending, saving, points, a threshold. */
export const OTHER_AMOUNT = `
en shipping|delivery|postage|you save|saving|save|off|free over|orders? (?:over|above)|spend|points?|cash ?back|gift card|deposit|tax|vat|fee|warranty|protection|trade[ -]?in|coupon|estimate|current bid|starting bid|minimum|credit
de versand\\w*|lieferkosten|lieferung|sie sparen|ersparnis|gespart|ab einem|bestellwert|punkte|zzgl|pfand|gutschein
fr livraison|frais de port|expédition|économisez|vous économisez|d[eè]s|à partir de .{0,9} d'achat|éco-?part\\w*|bon d'achat
es env[ií]o|gastos de|ahorra\\w*|pedidos? superiores|puntos|cup[oó]n
it spedizione|risparmi\\w*|consegna|per ordini|buono
pt frete|entrega|economize|poupe|acima de|cupom
nl verzend\\w*|bezorg\\w*|bespaar|korting|vanaf .{0,9} gratis
tr kargo|kazan\\w*|indirim|ve üzeri|puan|kupon|hediye
sv frakt|spara|leverans
da fragt|spar|levering
no frakt|spar|levering
fi toimitus\\w*|säästä\\w*
pl dostaw\\w*|wysyłk\\w*|oszczędzasz|rabat
cs doprav\\w*|ušetříte|sleva
sk doprav\\w*|ušetríte|zľava
hu szállít\\w*|megtakarít\\w*|kedvezmény
ro livrare|transport|economisești|reducere
bg доставка|спестявате
el μεταφορικ\\w*|αποστολή|κερδίζετε
ru доставк\\w*|экономи\\w*|скидк\\w*|балл\\w*
uk доставк\\w*|економі\\w*|знижк\\w*
vi (?:phí )?vận chuyển|giao hàng|tiết kiệm|giảm
id ongkir|pengiriman|hemat
ar الشحن|شحن|التوصيل|توصيل|وفر|توفير|خصم|نقاط|رسوم|قسيمة|للطلبات
he משלוח|חיסכון
zh 运费|運費|邮费|省|优惠券|优惠|满|积分
ja 送料|配送|ポイント|割引|クーポン
ko 배송|할인|적립
th ค่าส่ง|จัดส่ง|ส่วนลด|ประหยัด
`

/** Before the price that was, or that others ask. */
export const OLD_PRICE = `
en was|rrp|msrp|list(?: price)?|reg(?:ular)?\\.?(?: price)?|orig(?:inal)?\\.?(?: price)?|before|retail(?: price)?|compare(?:d)? at|previous(?:ly)?|typical price|strikethrough price
de statt|uvp|vorher|bisher|alter preis|ehemals|unser bisheriger|niedrigster preis
fr prix (?:conseillé|barré|initial|de référence|habituel)|au lieu de|avant|ancien prix
es antes|precio (?:anterior|original|recomendado|de lista|normal)|pvpr?|valorado en
it prezzo (?:consigliato|precedente|di listino|originale)|anziché|invece di|era
pt de:|preço (?:anterior|original|antigo)|pvpr
nl adviesprijs|van|was|oude prijs
tr eski fiyat|liste fiyatı|önceki|indirimsiz|piyasa fiyatı
sv ord\\.?(?: pris)?|tidigare|rek\\.? pris
da før|vejl\\.?|normalpris
no før|førpris|veil\\.?
fi ennen|norm\\.?|ovh
pl cena (?:regularna|katalogowa|poprzednia)|najniższa cena
cs původní cena|běžná cena|před slevou
ru старая цена|было|рекомендованная
ro pre[tț] vechi|prp
hu eredeti ár|régi ár
ar كان|السعر (?:السابق|القديم|قبل|الأصلي)|قبل
he מחיר קודם
zh 原价|原價|市场价|划线价|吊牌价
ja 通常価格|定価|参考価格|メーカー希望
ko 정가|소비자가
`

/** Before the price to pay. */
export const PRICE_LABEL = `
en (?:our |sale |current |special |today'?s |unit |final |your |deal |item )?price|now|sale|only|buy now
de (?:unser |aktueller |ihr )?preis|jetzt|nur
fr (?:notre )?prix|maintenant|prix promo
es precio(?: actual| especial| de oferta)?|ahora|por
it prezzo(?: attuale| speciale)?|ora|adesso
pt preço(?: atual)?|por:?|agora
nl (?:onze )?prijs|nu
tr (?:satış |indirimli |kampanyalı )?fiyat[ıi]?
sv pris|nu
da pris|nu
no pris|nå
fi hinta|nyt
pl cena
cs cena|naše cena
sk cena
hu ár|fogyasztói ár
ro pre[tț]
bg цена
el τιμή
ru цена
uk ціна
vi giá(?: bán)?
id harga
ar السعر|سعر|الثمن|السعر الآن|الآن
he מחיר
fa قیمت
zh 价格|價格|售价|促销价|现价
ja 価格|販売価格|値段|特価
ko 가격|판매가
th ราคา
`

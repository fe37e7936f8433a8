/**
 * What shops write, in all languages that are read: one table a meaning, a line a language, `|` between phrases. A phrase
 * may use the notation of regular expressions; letters are compared without case.
 */

/** On a button that puts the product in the cart or buys it. */
export const BUY = `
en add(?:ed)? (?:this |item )?to (?:my |your |shopping )*(?:cart|bag|basket|trolley|tote)|buy (?:it )?now|buy this|pre-?order(?: now)?|add for pick ?up|order now
de in den (?:waren|einkaufs)korb|in den einkaufswagen|jetzt (?:kaufen|bestellen)|in die einkaufstasche
fr ajouter au (?:panier|sac)|mettre (?:au|dans le) panier|acheter|précommander|commander
es añadir a(?:l carr(?:ito|o)| la (?:cesta|bolsa))|agregar al carr(?:ito|o)|agregar a la bolsa|comprar
it aggiungi (?:al carrello|alla borsa|al cestino)|acquista|compra (?:ora|subito)
pt adicionar (?:ao carrinho|à sacola|ao cesto)|comprar|colocar no carrinho
nl in (?:mijn |je )?winkel(?:wagen|mandje|wagentje)|toevoegen aan winkel\\w+|bestel(?:len)? nu|nu kopen
tr sepete ekle|hemen al|satın al|sepete at
sv köp(?: nu)?|lägg (?:i|till i) (?:varu|kund)\\w+
da læg i (?:indkøbs)?kurv|tilføj til (?:indkøbs)?kurv|køb(?: nu)?
no legg i (?:handle)?(?:kurv|vogn)\\w*|kjøp(?: nå)?
fi lisää (?:ostos)?koriin|osta(?: nyt)?
pl do koszyka|dodaj do koszyka|kup teraz|kupuję
cs (?:přidat )?do košíku|koupit
sk (?:pridať )?do košíka|kúpiť
hu kosárba(?: teszem| rakom)?|megveszem
ro ad(?:augă|auga) (?:în|in) co[sșş]|cumpără|cumpara
bg добави в количката|купи
el προσθήκη στο καλάθι|αγορά
ru в корзину|добавить в корзину|купить
uk (?:додати )?(?:до|в) (?:кошика|кошик|корзину)|купити
hr dodaj u košaricu|u košaricu
sl (?:dodaj )?v košarico
lt į krepšelį|pirkti
lv pievienot grozam|pirkt
et lisa (?:ostu)?korvi|osta
vi thêm vào giỏ(?: hàng)?|mua ngay
id (?:tambah|masukkan) ke keranjang|\\+ ?keranjang|beli (?:sekarang|langsung)
ms tambah ke troli|beli sekarang
ar أ?ا?ضف (?:إلى|الى|ل)|[إا]ضافة (?:إلى|الى|لل)|اشتر|شراء الآن|اطلب الآن
he הוסף לסל|הוספה לסל|קנה עכשיו|הוסיפו לסל
fa افزودن به سبد|خرید
zh 加入购物车|加入購物車|立即购买|立即購買|放入购物车|加入購物袋
ja カートに入れる|カートに追加|今すぐ買う|かごに入れる|購入手続き|買い物かご
ko 장바구니|구매하기|바로구매
th เพิ่มลงในรถเข็น|หยิบใส่ตะกร้า|ซื้อ(?:เลย|สินค้า|ทันที)|ใส่ตะกร้า
hi कार्ट में (?:डालें|जोड़ें)
`

/** The product cannot be had now. */
export const GONE = `
en (?:currently |temporarily )?out[ -]of[ -]stock|sold[ -]?out|(?:currently |temporarily |is )unavailable|unavailable online|no longer (?:available|sold|in stock)|not (?:currently )?available|not in stock|discontinued|coming soon|notify me when|email me when|back in stock alert|this (?:listing|item) (?:has ended|was sold|is sold)
de ausverkauft|vergriffen|nicht (?:mehr |mehr online |online )?(?:verfügbar|lieferbar|auf lager|vorrätig|erhältlich)|derzeit nicht
fr en rupture|rupture de stock|épuisé|indisponible|non disponible|plus disponible|victime de son succès
es agotad[oa]|sin (?:existencias|stock)|no disponible|fuera de stock
it esaurito|non (?:più )?disponibile|terminato|al momento non
pt esgotado|indisponível|fora de estoque|sem estoque|avise-me
nl uitverkocht|niet (?:meer )?(?:leverbaar|op voorraad|beschikbaar)|tijdelijk niet
tr tükendi|stokta yok|stoklarımızda yok|mevcut değil|satışa kapalı|temin edilemiyor|gelince haber ver
sv slutsåld|slut i lager|ej i lager|finns ej
da udsolgt|ikke på lager
no utsolgt|ikke på lager
fi loppunut|loppuunmyyty|ei varastossa
pl niedostępn[yae]|wyprzedan[yae]|brak (?:towaru|w magazynie)|powiadom o dostępności
cs vyprodáno|není skladem|nedostupné
sk vypredané|nie je skladom|nedostupné
hu elfogyott|nincs (?:raktáron|készleten)|nem elérhető
ro stoc epuizat|indisponibil|nu este (?:în|in) stoc
bg изчерпан|няма наличност
el εξαντλ\\w+|μη διαθέσιμο
ru нет в наличии|распродано|товар закончился|нет на складе
uk немає в наявності|розпродано
hr nije dostupno|rasprodano
vi hết hàng|tạm hết
id stok habis|habis terjual|tidak tersedia
ar نفد|نفذ|غير متوفر|غير متاح|انتهى من المخزون|خارج المخزون|انتهت الكمية|أعلمني عند توفر
he אזל|לא במלאי|לא זמין
fa ناموجود
zh 缺货|缺貨|售罄|无货|無貨|已售完|已下架|暂时无货|補貨中
ja 売り切れ|在庫切れ|在庫なし|品切れ|完売
ko 품절|일시품절
th สินค้าหมด|หมดชั่วคราว
`

/** The product can be had. */
export const THERE = `
en in[ -]stock|(?:ready|available) (?:to|for) (?:ship|order|delivery|pickup|dispatch)|ships (?:today|within|in \\d)|only \\d+ left|\\d+ (?:left|available)|available now|available online|in store and online
de auf lager|sofort (?:lieferbar|verfügbar)|lieferbar|verfügbar|vorrätig|lagernd|versandfertig|lieferzeit:? ?(?:ca\\.? )?\\d
fr en stock|disponible|expédié sous
es en stock|disponible|hay existencias|en existencia
it disponibile|disponibilità immediata|in magazzino
pt em estoque|em stock|disponível|pronta entrega
nl op voorraad|leverbaar|voorradig|morgen in huis
tr stokta(?: var)?|stokta mevcut|hemen teslim|hızlı teslimat
sv i lager|finns i lager
da på lager
no på lager
fi varastossa|heti toimitettavissa
pl dostępny|w magazynie|na stanie
cs skladem
sk skladom|na sklade
hu raktáron|készleten
ro [îi]n stoc|disponibil
bg в наличност|наличен
el διαθέσιμο|σε απόθεμα|άμεσα διαθέσιμο
ru в наличии|есть на складе
uk в наявності|є в наявності
hr na zalihi|dostupno
vi còn hàng
id tersedia|stok tersedia|ready stock
ar متوفر|متاح|في المخزون|متبقي
he במלאי
fa موجود
zh 有货|有貨|现货|現貨
ja 在庫あり|在庫有り
ko 재고 ?있음
th มีสินค้า|พร้อมส่ง
`

// Labels of property tables, in the notation of `stock-words.ts`.

export const WEIGHT_LABEL = `
en (?!max|user|load|rider|body|recommended)(?:[\\p{L}-]+ ){0,2}weight(?: \\(?(?:approx\\.?|net|gross|kg|g|lbs?|oz)\\)?)?
de (?:artikel|produkt|netto|brutto|versand|eigen|gesamt)?gewicht
fr poids(?: (?:net|brut|du produit|de l'article))?
es peso(?: (?:neto|bruto|del producto|del artículo))?
it peso(?: (?:netto|lordo|articolo|prodotto))?
pt peso(?: (?:líquido|bruto|do produto))?
nl (?:product|netto|bruto)?gewicht
tr (?:ürün |net |brüt |kargo )?ağırlı(?:k|ğı)
sv vikt
da vægt
no vekt
fi paino
pl waga|masa(?: netto)?
cs hmotnost|váha
sk hmotnosť
hu (?:nettó )?(?:súly|tömeg)
ro greutate
bg тегло
el βάρος
ru вес(?: товара| нетто| брутто)?|масса
uk вага
vi (?:trọng|khối) lượng|cân nặng
id berat(?: produk)?
ar (?:ال)?وزن(?: المنتج| السلعة| الصافي| الشحن)?
he משקל
fa وزن
zh 重量|毛重|净重|商品毛重|產品重量
ja 重量|重さ|本体重量|商品の重量
ko 무게|중량
th น้ำหนัก
`

export const BRAND_LABEL = `
en brand(?: name)?|manufacturer|made by|maker|vendor|designer|publisher|label
de marke(?:nname)?|hersteller|verlag
fr marque|fabricant|éditeur
es marca|fabricante|editorial
it marca|marchio|produttore|editore
pt marca|fabricante|editora
nl merk|fabrikant|uitgever
tr marka|üretici|yayınevi
sv varumärke|märke|tillverkare
da mærke|producent
no merke|produsent
fi merkki|tuotemerkki|valmistaja
pl marka|producent|wydawnictwo
cs značka|výrobce
sk značka|výrobca
hu márka|gyártó
ro brand|marc[aă]|produc[aă]tor
bg марка|производител
el μάρκα|κατασκευαστής
ru бренд|производитель|марка
uk бренд|виробник
vi thương hiệu|nhãn hiệu
id merek|merk|brand
ar (?:ال)?(?:علامة التجارية|ماركة|براند)|الشركة المصنعة|الشركة المنتجة
he מותג|יצרן
fa برند
zh 品牌|牌子|商品品牌
ja ブランド(?:名)?|メーカー(?:名)?
ko 브랜드|제조사
th (?:แบรนด์|ยี่ห้อ)
`

/** The shop's or the maker's number of the product. */
export const CODE_LABEL = `
en sku(?: (?:no|number|code|id)\\.?| ?#)?|item(?: (?:no|number|code|id|model number)\\.?| ?#)|product(?: (?:no|number|code|id|ref(?:erence)?)\\.?| ?#)|article(?: (?:no|number)\\.?)|art\\.? ?(?:no|nr)\\.?|style(?: (?:no|number|code)\\.?| ?#)|model(?: (?:no|number|name|#)\\.?)?|part(?: (?:no|number)\\.?| ?#)|mpn|mfr\\.?(?: part)?(?: no| number| ?#)\\.?|manufacturer part number|catalog(?:ue)?(?: (?:no|number)\\.?)|ref(?:erence)?\\.?(?: (?:no|number)\\.?)?|stock (?:no|code|number)\\.?|isbn(?:-1[03])?|ean|upc|gtin|asin|code|barcode
de art(?:ikel)?\\.?-?(?: ?nr\\.?| ?nummer)|produkt-?(?: ?nr\\.?|nummer|code)|bestell-?(?: ?nr\\.?|nummer)|modell(?:nummer|-nr\\.?|bezeichnung)?|hersteller-?(?: ?nr\\.?|artikelnummer|nummer)|best\\.-nr\\.
fr r[ée]f(?:[ée]rence)?\\.?(?: (?:produit|fabricant|article))?|code (?:article|produit)|modèle
es referencia|ref\\.?|c[oó]digo(?: (?:de (?:producto|artículo)|del producto))?|modelo|n[uú]mero de (?:modelo|artículo)
it codice(?: (?:prodotto|articolo|produttore))?|cod\\.?(?: art\\.?| prodotto)?|riferimento|rif\\.?|modello
pt referência|ref\\.?|c[óo]d(?:igo)?\\.?(?: do produto)?|modelo
nl artikel(?:nummer|nr\\.?|code)|product(?:nummer|code)|bestelnummer|model(?:nummer)?
tr (?:ürün|stok|model|barkod)(?: kodu| no| numarası)|model
sv art(?:ikel)?\\.?(?: ?nr\\.?|nummer)|produktnummer
da varenummer|varenr\\.?|model
no varenummer|artikkelnummer|modell
fi tuotenumero|tuotekoodi|malli
pl kod (?:produktu|producenta)|indeks|symbol|nr (?:katalogowy|produktu)|model
cs kód(?: (?:produktu|zboží|výrobce))?|objednací číslo|model
sk kód(?: produktu| tovaru)?
hu cikkszám|termékkód|modell
ro cod(?: (?:produs|articol))?|model
bg код(?: на продукта)?|модел
el κωδικός(?: προϊόντος)?
ru артикул|код товара|модель|номер модели
uk артикул|код товару|модель
vi mã (?:sản phẩm|sp|hàng)|sku|model
id kode (?:produk|barang)|model
ar رمز (?:المنتج|التخزين)|رقم (?:الموديل|المنتج|الصنف|القطعة)|كود (?:المنتج|الصنف)|(?:ال)?موديل|الرقم المرجعي|باركود
he מק.?ט|דגם
zh 货号|貨號|型号|型號|商品编号|商品編號|款号
ja 品番|型番|商品コード|商品番号|管理番号|jan(?:コード)?
ko 상품번호|모델명|품번
th รหัสสินค้า|รุ่น
`

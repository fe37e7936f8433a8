// What a choice is called above its values, in the notation of `stock-words.ts`.

/** The axes of a choice: what each is called above its values. */
export const COLOR_LABEL = `
en (?:(?:actual|main|base|frame|fabric|strap|lens|case|body|band|item|product) )?colou?rs?(?: ?name)?|colou?rways?|shade|finish
de farben?|farbton|farbvariante
fr couleurs?|coloris|teinte|finition
es colou?r(?:es)?|tono|acabado
it color[ei]|colorazione|finitura
pt cor(?:es)?|tonalidade
nl kleur(?:en)?|kleurstelling
tr renk(?:ler)?|renk seçen\\w+|ürün rengi
sv färg(?:er)?
da farver?
no farger?
fi värit?
pl kolory?
cs barv[ay]
sk farb[ay]
hu szín(?:ek)?
ro culo(?:are|ri)
bg цвят
el χρώμα(?:τα)?
ru цвет[а]?
uk колір
vi màu(?: sắc)?
id warna
ar (?:ال)?(?:لون|ألوان|الوان)(?: المنتج)?
he צבע
fa رنگ
zh 颜色|颜色分类|顏色|颜色系列
ja カラー|色
ko 색상|컬러
th สี
`

export const SIZE_LABEL = `
en sizes?(?: name)?|shoe size|ring size|length|dimensions?|eu size|uk size|us size|waist|inseam|band size|bed size
de größen?|grösse|groesse|schuhgröße|länge|konfektionsgröße
fr tailles?|pointure|dimensions?|longueur|format
es tallas?|tamaños?|medidas?|número
it taglia|taglie|misura|misure|dimensioni|numero|formato
pt tamanhos?|medidas?|numeração
nl ma(?:at|ten)|formaat|schoenmaat|afmeting(?:en)?
tr beden(?:ler)?|numara|boy(?:ut)?|ölçü|ebat
sv storlek(?:ar)?
da størrelser?
no størrelser?
fi ko(?:ko|ot)
pl rozmiary?
cs velikosti?
sk veľkosť
hu méret(?:ek)?
ro m[aă]rim[ei](?:a|i)?
bg размери?
el μ[εέ]γ[εέ]θ(?:ος|η)
ru размеры?
uk розміри?
vi kích (?:thước|cỡ)|size
id ukuran
ar (?:ال)?(?:مقاس|مقاسات|حجم|قياس)
he מידה|גודל
fa سایز|اندازه
zh 尺码|尺寸|鞋码|尺碼|规格尺寸
ja サイズ
ko 사이즈|크기
th ขนาด|ไซส์
`

export const STYLE_LABEL = `
en styles?|models?|types?|versions?|designs?|patterns?|variants?|editions?|option
de modell|variante|ausführung|stil|typ|design|ausgabe
fr modèle|style|version|type|variante|édition
es modelo|estilo|versión|tipo|variante|diseño|edición
it modello|stile|versione|tipo|variante|edizione
pt modelo|estilo|versão|tipo|variante
nl model|stijl|uitvoering|type|variant
tr model|stil|tip|desen|çeşit|seçenek
pl model|wersja|wariant|wzór
cs varianta|provedení|typ
ru модель|вариант|версия|тип
vi phân loại|mẫu|loại
id model|varian|tipe|motif
ar (?:ال)?(?:موديل|نوع|شكل|طراز|تصميم|إصدار)
zh 款式|型号|型號|版本|套餐|样式|款型
ja スタイル|モデル|タイプ|種類|デザイン
ko 스타일|모델|옵션
`

export const STORAGE_LABEL = `
en (?:internal )?(?:storage|memory|capacity)(?: (?:size|capacity))?|ssd|hard drive|ram
de speicher(?:kapazität|platz|größe)?|kapazität|arbeitsspeicher
fr capacité|stockage|mémoire
es almacenamiento|capacidad|memoria
it memoria|capacità|archiviazione
pt armazenamento|capacidade|memória
nl opslag(?:capaciteit)?|geheugen|capaciteit
tr (?:dahili )?hafıza|kapasite|depolama|bellek
pl pamięć|pojemność
ru память|объ[её]м(?: памяти)?|[её]мкость
vi dung lượng|bộ nhớ
id kapasitas|penyimpanan|memori
ar (?:ال)?(?:سعة|ذاكرة)(?: التخزين(?:ية)?| الداخلية)?
zh 内存容量|存储容量|容量|内存|機身容量
ja 容量|ストレージ(?:容量)?
ko 용량|저장 ?용량
`

export const MATERIAL_LABEL = `
en materials?|fabric|metal|wood type|leather type
de material|stoff
fr mati[èe]re|matériau|tissu
es material|tejido|tela
it materiale|tessuto
pt material|tecido
nl materiaal|stof
tr malzeme|kumaş|materyal
pl materiał
ru материал
vi chất liệu
id bahan|material
ar (?:ال)?(?:خامة|مادة|قماش)
zh 材质|材質|面料
ja 素材|材質
ko 소재
`

/** How many, how much: another weight, pack or plan of the same thing. */
export const PACK_LABEL = `
en pack(?: size)?|quantity per pack|count|weight|volume|bundles?|flavou?rs?|scent|grind|grind size|condition|format|plan|unit|unit/case|set
de menge|packung(?:sgröße)?|inhalt|gewicht|geschmack|sorte|mahlgrad|zustand|duft
fr quantité|lot|contenance|poids|saveur|goût|parfum|état|format
es cantidad|contenido|peso|sabor|aroma|estado|formato
it quantità|confezione|peso|gusto|profumo|condizione
pt quantidade|peso|sabor|aroma|estado
nl hoeveelheid|inhoud|gewicht|smaak|geur|verpakking|staat
tr paket|adet|ağırlık|aroma|tat|koku
pl ilość|opakowanie|waga|smak|zapach
ru количество|упаковка|вес|вкус|аромат
ar (?:ال)?(?:كمية|عبوة|وزن|نكهة|رائحة|حالة)
he צרור|כמות|משקל|טעם|מצב
zh 数量|口味|重量|套装|净含量
ja 数量|内容量|味|香り|セット
`

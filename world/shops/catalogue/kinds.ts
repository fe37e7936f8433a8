/** A kind of things in the catalogue of the demo: how it is called, what it is made of, and what it costs. */
export type ThingKind = {
  /** Also the name of its drawing. */
  readonly id: string
  readonly en: string
  readonly ar: string
  readonly shelves: readonly [en: string, ar: string]
  /** `English|Arabic` */
  readonly materials: readonly string[]
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
  readonly grams: number
  /** Whole dollars, from and to. */
  readonly dollars: readonly [from: number, to: number]
  readonly drawing: string
}

const kind = (
  id: string,
  en: string,
  ar: string,
  rest: Omit<ThingKind, 'id' | 'en' | 'ar' | 'drawing'>,
  drawing = id,
) => ({
  id,
  en,
  ar,
  drawing,
  ...rest,
})
const letters = ['S', 'M', 'L', 'XL']
const shoes = ['40', '41', '42', '43', '44']
const plain = ['black', 'white', 'navy', 'grey']
const warm = ['sand', 'brown', 'rose', 'mustard']
const wild = ['red', 'green', 'sky', 'olive']

export const KINDS: readonly ThingKind[] = [
  kind('shirt', 'Shirt', 'قميص', {
    shelves: ['Clothing > Men > Shirts', 'ملابس > رجالي > قمصان'],
    materials: ['Linen|كتان', 'Oxford Cotton|قطن أكسفورد', 'Poplin|بوبلين', 'Flannel|فلانيل'],
    colours: ['white', 'sky', 'navy', 'sand'],
    sizes: letters,
    grams: 320,
    dollars: [28, 79],
  }),
  kind(
    'tee',
    'T-Shirt',
    'تيشيرت',
    {
      shelves: ['Clothing > T-Shirts', 'ملابس > تيشيرتات'],
      materials: ['Organic Cotton|قطن عضوي', 'Pima Cotton|قطن بيما', 'Striped|مقلم'],
      colours: ['white', 'black', 'olive', 'red'],
      sizes: letters,
      grams: 220,
      dollars: [14, 39],
    },
    'shirt',
  ),
  kind('dress', 'Dress', 'فستان', {
    shelves: ['Clothing > Women > Dresses', 'ملابس > حريمي > فساتين'],
    materials: ['Linen|كتان', 'Satin|ساتان', 'Viscose|فيسكوز', 'Cotton|قطن'],
    colours: ['rose', 'green', 'navy', 'mustard'],
    sizes: letters,
    grams: 420,
    dollars: [39, 140],
  }),
  kind('sneaker', 'Running Shoes', 'حذاء جري', {
    shelves: ['Shoes > Running', 'أحذية > جري'],
    materials: ['Mesh|شبكي', 'Knit|منسوج', 'Trail|للطرق الوعرة'],
    colours: ['black', 'white', 'sky', 'red'],
    sizes: shoes,
    grams: 900,
    dollars: [59, 160],
  }),
  kind('boot', 'Boots', 'بوت', {
    shelves: ['Shoes > Boots', 'أحذية > بوت'],
    materials: ['Leather|جلد', 'Suede|شمواه', 'Waxed|مشمع'],
    colours: ['brown', 'black', 'sand'],
    sizes: shoes,
    grams: 1600,
    dollars: [89, 220],
  }),
  kind('bag', 'Tote Bag', 'حقيبة يد', {
    shelves: ['Bags > Totes', 'حقائب > حقائب يد'],
    materials: ['Leather|جلد', 'Canvas|قماش', 'Woven|منسوجة'],
    colours: ['brown', 'black', 'sand', 'rose'],
    sizes: [],
    grams: 750,
    dollars: [45, 240],
  }),
  kind('backpack', 'Backpack', 'حقيبة ظهر', {
    shelves: ['Bags > Backpacks', 'حقائب > حقائب ظهر'],
    materials: ['Canvas|قماش', 'Recycled Nylon|نايلون معاد تدويره', 'Roll-Top|بغطاء ملفوف'],
    colours: ['navy', 'olive', 'black', 'mustard'],
    sizes: [],
    grams: 950,
    dollars: [39, 150],
  }),
  kind('watch', 'Watch', 'ساعة يد', {
    shelves: ['Watches', 'ساعات'],
    materials: ['Field|ميدانية', 'Diver|للغوص', 'Dress|كلاسيكية', 'Chronograph|كرونوغراف'],
    colours: ['navy', 'black', 'green', 'white'],
    sizes: [],
    grams: 260,
    dollars: [79, 420],
  }),
  kind('glasses', 'Sunglasses', 'نظارة شمسية', {
    shelves: ['Accessories > Sunglasses', 'إكسسوارات > نظارات شمسية'],
    materials: ['Acetate|أسيتات', 'Polarized|مستقطبة', 'Round|دائرية'],
    colours: ['black', 'brown', 'olive'],
    sizes: [],
    grams: 180,
    dollars: [25, 130],
  }),
  kind('scarf', 'Scarf', 'وشاح', {
    shelves: ['Accessories > Scarves', 'إكسسوارات > أوشحة'],
    materials: ['Lambswool|صوف', 'Silk|حرير', 'Cashmere|كشمير'],
    colours: ['red', 'grey', 'mustard', 'navy'],
    sizes: [],
    grams: 200,
    dollars: [29, 160],
  }),
  kind('headphones', 'Wireless Headphones', 'سماعات رأس لاسلكية', {
    shelves: ['Electronics > Audio > Headphones', 'إلكترونيات > صوتيات > سماعات'],
    materials: ['Noise Cancelling|عازلة للضوضاء', 'Studio|استوديو', 'Foldable|قابلة للطي'],
    colours: ['black', 'white', 'sand'],
    sizes: [],
    grams: 620,
    dollars: [59, 380],
  }),
  kind('speaker', 'Bluetooth Speaker', 'مكبر صوت بلوتوث', {
    shelves: ['Electronics > Audio > Speakers', 'إلكترونيات > صوتيات > مكبرات صوت'],
    materials: ['Waterproof|مقاوم للماء', 'Bookshelf|مكتبي', 'Mini|صغير'],
    colours: ['black', 'red', 'sky', 'green'],
    sizes: [],
    grams: 900,
    dollars: [35, 260],
  }),
  kind('phone', 'Smartphone 128 GB', 'هاتف ذكي 128 جيجابايت', {
    shelves: ['Electronics > Mobile Phones', 'إلكترونيات > هواتف'],
    materials: ['5G|5G', 'Dual SIM|شريحتان', 'Compact|صغير'],
    colours: ['black', 'sky', 'rose'],
    sizes: [],
    grams: 480,
    dollars: [189, 820],
  }),
  kind('laptop', 'Laptop 15.6 inch', 'لابتوب 15.6 بوصة', {
    shelves: ['Electronics > Computers > Laptops', 'إلكترونيات > كمبيوتر > لابتوب'],
    materials: ['16 GB RAM|رام 16 جيجابايت', 'OLED|شاشة أوليد', 'Ultralight|خفيف الوزن'],
    colours: ['grey', 'black'],
    sizes: [],
    grams: 2600,
    dollars: [449, 1490],
  }),
  kind('keyboard', 'Mechanical Keyboard', 'لوحة مفاتيح ميكانيكية', {
    shelves: ['Electronics > Computers > Keyboards', 'إلكترونيات > كمبيوتر > لوحات مفاتيح'],
    materials: ['Wireless|لاسلكية', 'Low-Profile|رفيعة', '75%|مقاس 75%'],
    colours: ['black', 'white', 'sky'],
    sizes: [],
    grams: 1100,
    dollars: [49, 190],
  }),
  kind(
    'lamp',
    'Table Lamp',
    'مصباح مكتب',
    {
      shelves: ['Home > Lighting > Table Lamps', 'المنزل > إضاءة > مصابيح مكتب'],
      materials: ['Brass|نحاس', 'Ceramic|سيراميك', 'Linen Shade|بغطاء كتان'],
      colours: ['sand', 'white', 'green', 'black'],
      sizes: [],
      grams: 1800,
      dollars: [35, 170],
    },
    'tablelamp',
  ),
  kind('cup', 'Coffee Mug', 'كوب قهوة', {
    shelves: ['Home > Kitchen > Mugs', 'المنزل > المطبخ > أكواب'],
    materials: ['Stoneware|خزف', 'Porcelain|بورسلين', 'Double-Wall|بجدار مزدوج'],
    colours: ['white', 'sky', 'sand', 'black'],
    sizes: [],
    grams: 450,
    dollars: [9, 34],
  }),
  kind('kettle', 'Electric Kettle', 'غلاية كهربائية', {
    shelves: ['Home > Kitchen > Kettles', 'المنزل > المطبخ > غلايات'],
    materials: ['Steel|ستانلس', 'Gooseneck|بعنق طويل', 'Glass|زجاج'],
    colours: ['grey', 'black', 'red', 'white'],
    sizes: [],
    grams: 1500,
    dollars: [32, 120],
  }),
  kind('pan', 'Frying Pan', 'مقلاة', {
    shelves: ['Home > Kitchen > Pans', 'المنزل > المطبخ > مقالي'],
    materials: ['Cast Iron|حديد زهر', 'Carbon Steel|صلب كربوني', 'Ceramic|سيراميك'],
    colours: ['black', 'grey', 'green'],
    sizes: [],
    grams: 2100,
    dollars: [24, 110],
  }),
  kind('bottle', 'Water Bottle', 'زجاجة مياه', {
    shelves: ['Sports > Bottles', 'رياضة > زجاجات'],
    materials: ['Insulated|معزولة', 'Steel|ستانلس', 'Wide-Mouth|بفوهة واسعة'],
    colours: ['sky', 'olive', 'rose', 'black'],
    sizes: [],
    grams: 420,
    dollars: [15, 48],
  }),
  kind('chair', 'Armchair', 'كرسي بذراعين', {
    shelves: ['Home > Furniture > Chairs', 'المنزل > أثاث > كراسي'],
    materials: ['Oak|خشب بلوط', 'Velvet|قطيفة', 'Rattan|راتان'],
    colours: ['green', 'sand', 'navy', 'mustard'],
    sizes: [],
    grams: 14000,
    dollars: [120, 480],
  }),
  kind('rug', 'Rug', 'سجادة', {
    shelves: ['Home > Rugs', 'المنزل > سجاد'],
    materials: ['Wool|صوف', 'Kilim|كليم', 'Jute|جوت'],
    colours: ['red', 'navy', 'sand'],
    sizes: ['120 × 180 cm', '160 × 230 cm'],
    grams: 5200,
    dollars: [69, 390],
  }),
  kind(
    'throw',
    'Blanket',
    'بطانية',
    {
      shelves: ['Home > Bedding > Blankets', 'المنزل > مفروشات > بطاطين'],
      materials: ['Merino|ميرينو', 'Cotton Waffle|قطن وافل', 'Fleece|فليس'],
      colours: ['grey', 'rose', 'green', 'sand'],
      sizes: [],
      grams: 1200,
      dollars: [32, 150],
    },
    'blanket',
  ),
  kind('cream', 'Face Cream 50 ml', 'كريم للوجه 50 مل', {
    shelves: ['Beauty > Skin Care', 'جمال > عناية بالبشرة'],
    materials: ['Hydrating|مرطب', 'Vitamin C|بفيتامين سي', 'Night|ليلي'],
    colours: [],
    sizes: [],
    grams: 160,
    dollars: [12, 68],
  }),
  kind('lipstick', 'Lipstick', 'أحمر شفاه', {
    shelves: ['Beauty > Make-up > Lips', 'جمال > مكياج > شفاه'],
    materials: ['Matte|مطفي', 'Satin|ساتان', 'Sheer|شفاف'],
    colours: ['red', 'rose', 'brown'],
    sizes: [],
    grams: 60,
    dollars: [9, 38],
  }),
  kind('blocks', 'Building Blocks Set', 'مجموعة مكعبات', {
    shelves: ['Toys > Building', 'ألعاب > تركيب'],
    materials: ['Wooden|خشبية', 'Magnetic|مغناطيسية', '120-Piece|120 قطعة'],
    colours: [],
    sizes: [],
    grams: 1100,
    dollars: [18, 75],
  }),
  kind('car', 'Toy Car', 'سيارة لعبة', {
    shelves: ['Toys > Cars', 'ألعاب > سيارات'],
    materials: ['Wooden|خشبية', 'Die-Cast|معدنية', 'Pull-Back|بالسحب'],
    colours: ['red', 'sky', 'green', 'mustard'],
    sizes: [],
    grams: 380,
    dollars: [8, 45],
  }),
  kind('ball', 'Football', 'كرة قدم', {
    shelves: ['Sports > Football', 'رياضة > كرة قدم'],
    materials: ['Match|للمباريات', 'Training|للتدريب', 'Indoor|للصالات'],
    colours: ['white', 'mustard', 'sky'],
    sizes: [],
    grams: 520,
    dollars: [15, 69],
  }),
  kind('book', 'Hardcover Notebook', 'دفتر ملاحظات', {
    shelves: ['Stationery > Notebooks', 'قرطاسية > دفاتر'],
    materials: ['Dotted|منقط', 'Ruled|مسطر', 'Leather|جلد'],
    colours: [...warm, ...plain.slice(0, 1)],
    sizes: [],
    grams: 400,
    dollars: [8, 42],
  }),
  kind('ring', 'Ring', 'خاتم', {
    shelves: ['Jewellery > Rings', 'مجوهرات > خواتم'],
    materials: ['Silver|فضة', 'Gold-Plated|مطلي بالذهب', 'Stone|بحجر'],
    colours: wild,
    sizes: [],
    grams: 60,
    dollars: [22, 190],
  }),
]

import { type DevShop, GALATA, HARBOR, LANTERN, NOOR, THISTLE } from './shops.ts'

/** The ways real shops are built; each page below uses one of them. */
type Way = 'shopify' | 'variants' | 'og-no-price' | 'microdata' | 'rdfa' | 'visible' | 'next-data' | 'state' | 'json-ld'

export type Good = {
  readonly shop: DevShop
  readonly path: string
  readonly way: Way
  readonly title: string
  readonly brand: string
  readonly sku: string
  /** Decimal text, null where the page shows none. */
  readonly price: string | null
  readonly oldPrice?: string
  /** The price as this page writes it. */
  readonly shown: string
  readonly inStock: boolean
  readonly picture: string
  readonly colours: readonly string[]
  /** Further pictures, and those of single colours. */
  readonly more?: readonly string[]
  readonly colourPictures?: Readonly<Record<string, string>>
  /** Colours that are sold out while others are not. */
  readonly soldOut?: readonly string[]
  readonly sizes: readonly string[]
  readonly weight: string | null
  readonly weightGrams: number | null
  readonly text: string
}

const good = (
  shop: DevShop,
  way: Way,
  path: string,
  rest: Partial<Good> & Pick<Good, 'title' | 'brand' | 'sku' | 'price' | 'shown' | 'picture' | 'text'>,
): Good => ({
  inStock: true,
  colours: [],
  sizes: [],
  weight: null,
  weightGrams: null,
  ...rest,
  shop,
  way,
  path,
})

export const GOODS: readonly Good[] = [
  good(HARBOR, 'shopify', '/products/brass-reading-lamp', {
    title: 'Brass Reading Lamp',
    brand: 'Harbor Goods',
    sku: 'HG-LAMP-01',
    price: '64.00',
    shown: '$64.00',
    picture: 'lamp',
    colours: ['Brass', 'Graphite'],
    weight: '1.4 kg',
    weightGrams: 1400,
    text: 'A small lamp with a heavy foot and a shade that turns. Spun brass, linen cord, one bulb that lasts for years.',
  }),
  good(HARBOR, 'variants', '/products/waxed-canvas-weekender', {
    title: 'Waxed Canvas Weekender',
    brand: 'Harbor Goods',
    sku: 'HG-BAG-07',
    price: '128.00',
    shown: '$128.00',
    picture: 'bag',
    colours: ['Moss', 'Navy', 'Sand'],
    more: ['bagdetail', 'bagnavy', 'bagsand'],
    colourPictures: { Moss: 'bag', Navy: 'bagnavy', Sand: 'bagsand' },
    soldOut: ['Sand'],
    sizes: ['30 L', '45 L'],
    weight: '1.9 kg',
    weightGrams: 1900,
    text: 'Two days of clothes, a book and a wet swimsuit in its own pocket. Waxed cotton that gets better with every trip.',
  }),
  good(HARBOR, 'json-ld', '/products/enamel-camp-mug', {
    title: 'Enamel Camp Mug',
    brand: 'Harbor Goods',
    sku: 'HG-MUG-03',
    price: '18.00',
    shown: '$18.00',
    picture: 'mug',
    inStock: false,
    weight: '0.35 kg',
    weightGrams: 350,
    text: 'Steel under enamel, chipped by nobody but you. Next firing in spring.',
  }),
  good(HARBOR, 'og-no-price', '/products/maple-chess-set', {
    title: 'Maple Chess Set',
    brand: 'Harbor Goods',
    sku: 'HG-CHESS-02',
    price: null,
    shown: '',
    picture: 'chess',
    text: 'Turned to order from one plank of maple. Prices are shown to members who are signed in.',
  }),
  good(THISTLE, 'microdata', '/shop/lambswool-throw', {
    title: 'Lambswool Throw, Heather',
    brand: 'Thistle & Rye',
    sku: 'TR-THROW-HTH',
    price: '85.00',
    oldPrice: '110.00',
    shown: '£85.00',
    picture: 'throw',
    weight: '1.1 kg',
    weightGrams: 1100,
    text: 'Woven in one piece on a hundred-year-old loom, washed in the river Gala, finished by hand.',
  }),
  good(THISTLE, 'rdfa', '/shop/stoneware-teapot', {
    title: 'Stoneware Teapot',
    brand: 'Thistle & Rye',
    sku: 'TR-TEA-09',
    price: '42.50',
    shown: '£42.50',
    picture: 'teapot',
    weight: '980 g',
    weightGrams: 980,
    text: 'Holds four cups, pours without a drip, and keeps its lid on.',
  }),
  good(NOOR, 'visible', '/ar/products/mabkhara-nuhas', {
    title: 'مبخرة نحاسية منقوشة',
    brand: 'دار نور',
    sku: 'DN-MB-114',
    price: '1249.50',
    shown: '١٬٢٤٩٫٥٠ د.إ',
    picture: 'burner',
    weight: '2.2 كجم',
    weightGrams: 2200,
    text: 'مبخرة من النحاس المطروق، نُقشت باليد في ورشة في الشارقة، مع قاعدة خشبية وملقط.',
  }),
  good(NOOR, 'next-data', '/en/products/dallah-coffee-set', {
    title: 'Dallah Coffee Set',
    brand: 'Dar Noor',
    sku: 'DN-DL-220',
    price: '389.00',
    shown: 'AED 389.00',
    picture: 'dallah',
    weight: '1.6 kg',
    weightGrams: 1600,
    text: 'A dallah and six finjan cups for the afternoon guest.',
  }),
  good(LANTERN, 'state', '/item/1024168.html', {
    title: 'Bamboo Lid Flask 500 ml',
    brand: 'Lantern Lane',
    sku: '1024168',
    price: '89.00',
    shown: '¥89.00',
    picture: 'flask',
    colours: ['Forest', 'Rice White', 'Brick'],
    weight: '320 g',
    weightGrams: 320,
    text: 'Lid turned from one piece of bamboo. Keeps tea hot for twelve hours.',
  }),
  good(LANTERN, 'json-ld', '/item/2048511.html', {
    title: 'Walnut Mechanical Keyboard 75%',
    brand: 'Mukey',
    sku: '2048511',
    price: '459.00',
    shown: '¥459.00',
    picture: 'keyboard',
    weight: '0.95 kg',
    weightGrams: 950,
    text: 'Walnut base, silent switches that can be swapped, for people who write at night.',
  }),
  good(GALATA, 'visible', '/urun/el-yapimi-deri-cuzdan-p-20417', {
    title: 'El Yapımı Deri Cüzdan',
    brand: 'Galata Atölye',
    sku: 'GA-20417',
    price: '1299.90',
    shown: '1.299,90 TL',
    picture: 'wallet',
    weight: '120 g',
    weightGrams: 120,
    text: 'Bitkisel tabaklanmış dana derisi, elde saraç dikişi. Kullandıkça koyulaşır.',
  }),
  good(GALATA, 'json-ld', '/urun/bakir-cezve-seti-p-20433', {
    title: 'Dövme Bakır Cezve Seti',
    brand: 'Galata Atölye',
    sku: 'GA-20433',
    price: '749.90',
    shown: '749,90 TL',
    picture: 'cezve',
    weight: '650 g',
    weightGrams: 650,
    text: 'Gaziantepli ustaların elinden, kalaylı iç yüzey, ceviz sap; iki kişilik.',
  }),
  // Its page says no weight, and rugs weigh anything: the price lies between two, and one question narrows it.
  good(THISTLE, 'json-ld', '/shop/heather-rug', {
    title: 'Heather Wool Rug',
    brand: 'Thistle & Rye',
    sku: 'TR-RUG-HTH',
    price: '65.00',
    shown: '£65.00',
    picture: 'throw',
    text: 'Woven flat from what the throws leave over. Made to order, from the bedside to the hall.',
  }),
]

// Titles of goods that nobody sells, in several languages: few words often, many seldom, as in a real catalogue.
import { type DocumentText, documentVector } from '#catalog/products/finding/document-vector.ts'

const things =
  'shoes|headphones|dress|phone case|laptop|t-shirt|watch|backpack|perfume|smartphone|lipstick|jacket|toy|monitor|keyboard|mouse|book|sandals|sunglasses|cable|charger|sneakers|jeans|shirt|handbag|wallet|belt|necklace|ring|earrings|bracelet|camera|lens|tripod|speaker|tablet|printer|ink cartridge|router|hard drive|memory card|usb stick|television|air fryer|blender|kettle|coffee machine|vacuum cleaner|iron|fan|pan|pot|knife|mug|bottle|lamp|carpet|curtain|pillow|blanket|towel|bed sheet|stroller|car seat|diapers|doll|puzzle|building blocks|bicycle|dumbbell|tent|yoga mat|protein powder|vitamins|shampoo|face cream|serum|sunscreen|foundation|mascara|toothbrush|hair dryer|razor|controller|console|graphics card|processor|power supply|drill|saw|screwdriver set|brake pads|oil filter|headlight|notebook|pen|desk|chair|mirror|clock|gloves|scarf|hat|socks|boots|swimsuit|pyjamas|hoodie|coat|skirt'
const german =
  'Laufschuhe|Kopfhörer|Kleid|Handyhülle|Rucksack|Jacke|Wasserkocher|Staubsauger|Kopfkissen|Bohrmaschine|Sonnenbrille|Uhr'
const turkish =
  'ayakkabı|kulaklık|elbise|telefon kılıfı|sırt çantası|mont|su ısıtıcısı|süpürge|yastık|matkap|güneş gözlüğü|saat'
const arabic = 'حذاء جري|سماعات|فستان|جراب موبايل|شنطة ظهر|جاكيت|غلاية|مكنسة|مخدة|شنيور|نظارة شمس|ساعة'
const qualities =
  'black|white|wireless|for men|for women|red|blue|leather|cotton|kids|large|small|waterproof|portable|professional|stainless steel|slim|classic|gaming|sport|green|pink|gold|silver|bluetooth|rechargeable|foldable|soft|premium|mini|ultra light|organic|heavy duty|vintage|digital|adjustable|wooden|plastic|glass|ceramic|summer|winter|home|office|travel|outdoor|kitchen|garden|smart|4k|128 gb|256 gb|15.6 inch|500 ml|2 kg|pack of 3|set of 6'
const colors = ['black', 'white', 'red', 'blue', 'green', 'pink', 'gold', 'silver', 'grey', 'brown']
const sizes = ['S', 'M', 'L', 'XL', '38', '39', '40', '41', '42', '43']
const starts = 'bel cor dan fen gar hal jor kel lum mar nor pol quin ras sol tor ul ver wes zan'.split(' ')
const ends = 'ado ano ek ello en ero eta ia ier ik ina io is ita on ora os ova um ura'.split(' ')
const stores = ['shop-one.example.com', ...Array.from({ length: 29 }, (_, at) => `shop-${at + 2}.example.com`)] as const

export const brands = starts.flatMap((start) => ends.map((end) => start[0]!.toUpperCase() + start.slice(1) + end))
export const thingNames: readonly string[] = [things, german, turkish, arabic].flatMap((list) => list.split('|'))
export const qualityNames: readonly string[] = qualities.split('|')
const categories = [
  'electronics',
  'clothing',
  'shoes',
  'bags',
  'homeware',
  'toys',
  'cosmetics',
  'sports',
  'computers',
  'other',
]

export type Template = {
  readonly text: DocumentText
  readonly vector: string
  readonly titleLength: number
}

/** A number from 0 to 1 that is always the same for a seed. */
export function chance(seed: number): number {
  let value = (seed + 0x9e3779b9) | 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}

/** One of a list, the first ones much more often. */
export const often = <One>(list: readonly One[], seed: number): One =>
  list[Math.floor(list.length * chance(seed) ** 1.5)]!

/** Goods of one kind by one maker; a catalogue has many models of each. */
export function templateOf(at: number): Template {
  const seed = at * 31
  const thing = often(thingNames, seed)
  const brand = often(brands, seed + 1)
  const said = [often(qualityNames, seed + 2), often(qualityNames, seed + 3), often(qualityNames, seed + 4)]
  const text: DocumentText = {
    id: 1n,
    title: `${brand} ${said[0]} ${thing} ${said[1]}`,
    brand,
    partNumber: null,
    category: categories[Math.floor(thingNames.indexOf(thing) / 12) % categories.length]!,
    shelves: ['All goods', thing],
    description: `A ${said.join(', ')} ${thing} by ${brand} with ${often(qualityNames, seed + 5)} ${often(thingNames, seed + 6)}. ${often(qualityNames, seed + 7)} and ${often(qualityNames, seed + 8)} for every day, easy to clean and made to last for years.`,
    stores: [often(stores, seed + 9)],
    colors: [often(colors, seed + 10), often(colors, seed + 11)].filter(
      (one, place, all) => all.indexOf(one) === place,
    ),
    sizes:
      chance(seed + 12) < 0.5
        ? []
        : [often(sizes, seed + 13), often(sizes, seed + 14)].filter((one, place, all) => all.indexOf(one) === place),
    popularity: 0,
  }
  return { text, ...documentVector(text) }
}

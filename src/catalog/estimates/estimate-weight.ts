import type { Evidence } from './gather-evidence.ts'
import type { Category, Grams } from './kinds/kind.ts'
import { type Quantities, quantitiesOf } from './quantities.ts'
import type { KindOf } from './term-index.ts'

export type WeightRange = { readonly low: number; readonly best: number; readonly high: number }

/** Where no kind is known: one unit of a category, packed. */
const OF_CATEGORY: Readonly<Record<Category, Grams>> = {
  clothing: [150, 400, 900],
  shoes: [600, 1000, 1500],
  sportswear: [120, 300, 800],
  bags: [300, 700, 1800],
  accessories: [30, 120, 350],
  watches: [150, 300, 550],
  jewelry: [15, 70, 200],
  cosmetics: [50, 180, 450],
  perfumes: [150, 350, 650],
  electronics: [100, 450, 2000],
  mobiles: [300, 450, 650],
  computers: [150, 900, 3500],
  screens: [3500, 7000, 18000],
  consoles: [80, 300, 3500],
  appliances: [700, 2500, 9000],
  homeware: [250, 1100, 4000],
  carpets: [1500, 7000, 25000],
  toys: [150, 600, 2000],
  baby: [150, 900, 6000],
  babyFood: [150, 600, 1300],
  supplements: [90, 280, 900],
  books: [250, 600, 1200],
  stationery: [50, 250, 900],
  sports: [200, 1200, 8000],
  carParts: [150, 900, 4500],
  other: [150, 800, 3000],
}
/** What is worn is smaller for children. */
const WORN: ReadonlySet<Category> = new Set(['clothing', 'shoes', 'sportswear', 'accessories'])
/** What is sold by what it holds. */
const FILLED: ReadonlySet<Category> = new Set(['supplements', 'babyFood', 'cosmetics'])
// Several in one box weigh a little less than each alone, the parts of a set much less than a whole thing each.
const FOR_MANY = 0.8
const FOR_PARTS = 0.45
/** A greater count is that of all packs together. */
const MOST_IN_A_PACK = 200
const WRAPPING = 1.12
const WRAPPING_GRAMS = 35
// Of several kinds that are named the loudest counts nearly alone.
const LOUDEST = 5
// Words that say so little are asked only where nothing else is known.
const WEAK = 0.7

/** The packed weight of what is sold as one unit, of the kinds that speak most for the category. */
export function estimateWeight(
  category: Category,
  evidence: readonly Evidence[],
  title: string,
  statedGrams: number | null,
): WeightRange {
  const quantities = quantitiesOf(title)
  const kinds = evidence.filter((one) => one.category === category && one.kind !== null)
  const strong = kinds.filter(({ kind }) => (kind?.strength ?? 1) >= WEAK)
  const grams =
    mixed(strong.length > 0 ? strong : kinds, quantities) ?? ofContent(category, quantities) ?? OF_CATEGORY[category]
  return asRange(statedGrams === null ? grams : withStated(grams, statedGrams))
}

/** What is filled in and of no known kind weighs what it holds. */
function ofContent(category: Category, { content, pieces }: Quantities): Grams | null {
  if (!FILLED.has(category) || content === null || content < 1) return null
  const packed = content * pieces * WRAPPING + WRAPPING_GRAMS
  return [packed * 0.85, packed, packed * 1.4]
}

/** The middle of the kinds that speak loudest. */
function mixed(kinds: readonly Evidence[], quantities: Quantities): Grams | null {
  let total = 0
  const logs: [number, number, number] = [0, 0, 0]
  for (const { kind, value } of kinds) {
    if (!kind || kind.refused === 'digital') continue
    const share = value ** LOUDEST
    total += share
    for (const [place, grams] of sized(kind, quantities).entries()) logs[place]! += share * Math.log(grams)
  }
  if (total === 0) return null
  return [Math.exp(logs[0] / total), Math.exp(logs[1] / total), Math.exp(logs[2] / total)]
}

/** The weight of a kind at the sizes that the title says. */
function sized(kind: KindOf, quantities: Quantities): Grams {
  const { content, pieces, count } = quantities
  const [low, best, high] = kind.grams
  if (kind.byContent && content !== null && content >= 1) {
    const packed = content * pieces * kind.byContent[0] + kind.byContent[1]
    return [packed * 0.85, packed, packed * 1.4]
  }
  if (kind.eachGrams && count !== null) {
    const packs = count < MOST_IN_A_PACK ? pieces : 1
    const counted = 60 + count * packs * kind.eachGrams
    return [counted * 0.75, counted, counted * 1.4]
  }
  const factor = sizeFactor(kind, quantities)
  return [low * factor, best * factor, high * factor]
}

function sizeFactor(
  kind: KindOf,
  { pieces, isSet, inches, metres, squareMetres, voltAmperes, stature }: Quantities,
): number {
  if (kind.atInches && inches !== null) return within(0.15, (inches / kind.atInches) ** 1.7, 5)
  if (kind.atSquareMetres && squareMetres !== null) return within(0.15, squareMetres / kind.atSquareMetres, 6)
  const several = kind.set ? 1 : pieces ** (isSet ? FOR_PARTS : FOR_MANY)
  if (kind.atMetres && metres !== null) return several * within(0.3, 0.35 + (0.65 * metres) / kind.atMetres, 12)
  if (kind.atVoltAmperes && voltAmperes !== null) return within(0.2, voltAmperes / kind.atVoltAmperes, 6)
  return WORN.has(kind.category) ? stature * several : several
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** What a page says is the bare thing or the packed one; far from what its kind weighs it is a mistake. */
function withStated(grams: Grams, stated: number): Grams {
  const [low, best, high] = grams
  if (stated < low / 3 || stated > high * 3) return grams
  const packed = stated * WRAPPING + WRAPPING_GRAMS
  const likely = Math.max(packed, Math.sqrt(packed * Math.min(best, packed * 2)))
  return [stated, likely, Math.max(likely * 1.4, Math.min(high, likely * 2))]
}

function asRange([low, best, high]: Grams): WeightRange {
  return { low: rounded(low), best: rounded(best), high: rounded(high) }
}

/** To two figures: an estimate is no measure. */
function rounded(grams: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, grams))) - 1)
  return Math.max(1, Math.round(grams / step) * step)
}

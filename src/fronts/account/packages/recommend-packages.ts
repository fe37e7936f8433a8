import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import type { Period } from '#pricing/subscriptions/packages/package-period.ts'

/** Why a package stands above the others: what it saves this customer, or what it is made for. */
export type Reason = 'cart' | 'past' | 'tryFree' | 'cheapest' | 'heavy' | 'widest'

/** The facts of a package that a recommendation looks at. Amounts are minor units; nets are after its own price. */
export type Candidate = {
  readonly id: string
  readonly price: bigint
  readonly period: Period
  readonly terms: Pick<RawPackage, 'benefits' | 'countries' | 'stores' | 'categories'>
  readonly isOffered: boolean
  readonly isFreeNow: boolean
  readonly cartNet: bigint | null
  readonly pastNet: bigint | null
}

export type Recommended = { readonly id: string; readonly reason: Reason }

const shown = 3
// A saving of more than a tenth of the currency is worth showing (specification §9).
const worthShowing = 10n

/**
 * The three packages to look at first. Those that save on the cart come first, then those that would have saved on past
 * orders; what is left goes to one to try, one for heavy parcels and the one that covers the most of our fees.
 */
export function recommendPackages(packages: readonly Candidate[]): readonly Recommended[] {
  const offered = packages.filter(({ isOffered }) => isOffered)
  const byPrice = [...offered].sort((one, other) => Number(monthly(one) - monthly(other)))
  const forAll = byPrice.filter(({ terms }) => isForAll(terms))
  const picks: readonly (Recommended | null)[] = [
    ...saving(offered, ({ cartNet }) => cartNet).map((id) => ({ id, reason: 'cart' as const })),
    ...saving(offered, ({ pastNet }) => pastNet).map((id) => ({ id, reason: 'past' as const })),
    pick(
      'tryFree',
      byPrice.find(({ isFreeNow }) => isFreeNow),
    ),
    pick('heavy', forAll.find(hasFlatShipping) ?? forAll.find(cutsShipping)),
    pick('widest', [...forAll].sort((one, other) => covered(other) - covered(one))[0]),
    pick('cheapest', byPrice[0]),
    ...byPrice.map((one) => pick('cheapest', one)),
  ]
  const chosen = new Map<string, Recommended>()
  for (const one of picks) {
    if (one && chosen.size < shown && !chosen.has(one.id) && !isSecondCheapest(one, chosen)) chosen.set(one.id, one)
  }
  return [...chosen.values()]
}

function pick(reason: Reason, one: Candidate | undefined): Recommended | null {
  return one ? { id: one.id, reason } : null
}

/** What saves something, the most first. */
function saving(packages: readonly Candidate[], net: (one: Candidate) => bigint | null): readonly string[] {
  return packages
    .flatMap((one) => ({ id: one.id, minor: net(one) ?? 0n }))
    .filter(({ minor }) => minor > worthShowing)
    .sort((one, other) => Number(other.minor - one.minor))
    .map(({ id }) => id)
}

// Only one package can be the cheapest.
function isSecondCheapest({ reason }: Recommended, chosen: ReadonlyMap<string, Recommended>): boolean {
  return reason === 'cheapest' && [...chosen.values()].some((one) => one.reason === 'cheapest')
}

const weeksOf = { week: 1n, month: 4n, year: 52n } as const

// The price of four weeks, to compare packages of different lengths; a month counts as four weeks.
function monthly({ price, period }: Candidate): bigint {
  return (price * 4n) / (weeksOf[period.unit] * BigInt(period.count))
}

/** Whether it is for goods from everywhere. */
export function isForAll({ countries = [], stores = [], categories = [] }: Candidate['terms']): boolean {
  return countries.length + stores.length + categories.length === 0
}

const shipping = 'internationalShipping'

function hasFlatShipping({ terms }: Candidate): boolean {
  return (terms.benefits ?? []).some(({ line, kind }) => line === shipping && kind === 'perStep')
}

function cutsShipping({ terms }: Candidate): boolean {
  return (terms.benefits ?? []).some(({ line }) => line === shipping)
}

function covered({ terms }: Candidate): number {
  return (terms.benefits ?? []).length
}

import { type PersonalLimit, readPersonalLimits } from '#catalog/stores/read-import-rules.ts'
import { ruleName } from '#catalog/stores/rule-name.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Work } from '#platform/work/work.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { readSaved } from '#selling/cart/saved/read-saved.ts'
import { readCartView } from './read-cart-view.ts'
import { type LeftInBrowser, readVisitCart, syncVisitCart } from './visit-cart.ts'

/** Why the browser's cart could not be moved after signing in. Only refusals have a message to show. */
export type SyncFailure = { readonly status: number; readonly message: string | null }

/** The visitor's cart with its price; after a sign-in, the browser's cart is first moved into it. */
export async function loadCart(visit: Visit) {
  const { cookies, failure } = await syncOrTell(visit)
  const closures = visit.ports.get(bankClosures)
  const { view, limits, saved } = await visit.read(async (work) => {
    const cart = await readVisitCart(work, visit)
    const [view, limits] = await Promise.all([readCartView(work, cart, closures), readCartLimits(work, cart.items)])
    return { view, limits, saved: await readSaved(work, cart) }
  })
  return {
    view,
    saved,
    limits,
    cookies,
    syncFailure: failure,
    locale: visit.locale,
    site: visit.site,
    isGuest: visit.who.kind !== 'customer',
  }
}

type Counted = { readonly category: string; readonly quantity: number; readonly weightGrams: number | null }

/** A limit of what one person may have brought in that the cart alone is above already. */
export type CartLimit = {
  readonly limit: Pick<PersonalLimit, 'kind' | 'per' | 'unit' | 'most' | 'since' | 'source'>
  /** What the rule is called in the reader's language. */
  readonly name: string
  readonly has: number
}

/** What is told at the cart already; it keeps nobody from ordering: what came in before, and permits, are the review's to see. */
export async function readCartLimits(work: Work, items: readonly Counted[]): Promise<readonly CartLimit[]> {
  if (items.length === 0) return []
  const [limits, { prices }] = await Promise.all([readPersonalLimits(work), readTables(work)])
  const gramsOf = ({ category, weightGrams }: Counted) =>
    weightGrams ?? Number(prices.categories.get(category)?.defaultGrams ?? 0n)
  return limits.flatMap(({ kind, per, unit, most, since, source, categories }) => {
    const has = items
      .filter(({ category }) => categories.includes(category))
      .reduce((sum, item) => sum + item.quantity * (unit === 'grams' ? gramsOf(item) : 1), 0)
    const name = ruleName(kind, work.locale)
    return has > most ? [{ limit: { kind, per, unit, most, since, source }, name, has }] : []
  })
}

type Synced = { readonly cookies: readonly string[]; readonly failure: SyncFailure | null }

/** Moves the browser's cart after a sign-in; if that fails it stays in the browser, and the reason is returned. */
export async function syncOrTell(visit: Visit): Promise<Synced> {
  try {
    const { cookies, left } = await syncVisitCart(visit)
    return { cookies, failure: left.length > 0 ? leftFailure(visit, left) : null }
  } catch (error) {
    // The goods are still in the browser and the cart can be shown: a fault is reported, and shown in a dialog.
    if (!isRefusal(error)) {
      visit.report(error)
      return { cookies: [], failure: { status: 500, message: null } }
    }
    const message = refusalSentence(error.code, error.facts, visit.locale)
    // The specification shows the server's answer except for these, which only mean that it failed.
    const isPlain = [400, 500, 504].includes(error.status)
    return { cookies: [], failure: { status: error.status, message: isPlain ? null : message } }
  }
}

// Each of them with its own reason.
function leftFailure({ locale }: Visit, left: readonly LeftInBrowser[]): SyncFailure {
  const said = left.map(({ title, refusal: { code, facts } }) => {
    return `\u2068${title}\u2069: ${refusalSentence(code, facts, locale)}`
  })
  return { status: left[0]?.refusal.status ?? 422, message: said.join(locale === 'ar' ? '؛ ' : '; ') }
}

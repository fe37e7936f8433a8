import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type BankClosures, bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { readRateCalendar } from '#pricing/quote/explain/rate-calendar.ts'
import type { CostDetails } from '#pricing/quote/price-lines.ts'
import type { Cart, CartItem, ItemFields } from '#selling/cart/cart-item.ts'
import { costCart, costWith } from '#selling/cart/cost-cart.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { costFields, type DraftCost } from './draft-cost.ts'
import { readKnownPage } from './draft-item.ts'
import { estimatePage } from './estimate-page.ts'
import { itemForm } from './item-form.ts'
import { likelyPrice } from './likely-price.ts'
import type { ReadOffer } from './read-offer.ts'

const unknown: DraftCost = { known: false, waitsFor: [] }

/**
 * The cost of an item form's goods beside the rest of the visitor's cart; `itemId` is the item being edited. Changes
 * nothing.
 */
export async function costDraft(
  visit: Visit,
  typed: Readonly<Record<string, string>>,
  itemId: string | null = null,
): Promise<DraftCost> {
  const asked = Object.fromEntries(costFields.map((name) => [name, typed[name] ?? '']))
  // The price does not depend on the name, nor on whether the link is valid.
  const parsed = itemForm.safeParse({ ...asked, quantity: asked.quantity || '1', url: asked.url || '-', title: '-' })
  if (!parsed.success) {
    const waiting = parsed.error.issues.map(({ path }) => String(path[0]))
    return { known: false, waitsFor: costFields.filter((name) => waiting.includes(name)) }
  }
  try {
    return await visit.read(async (work) => {
      const cart = await readVisitCart(work, visit)
      const others = cart.items.filter((item) => item.id !== itemId)
      return costBeside(work, { ...cart, items: others }, toItem(parsed.data), visit.ports.get(bankClosures))
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return unknown
  }
}

async function costBeside(work: Work, others: Cart, draft: CartItem, closures: BankClosures): Promise<DraftCost> {
  const { breakdown, unpriced, offer } = await costCart(work, { ...others, items: [...others.items, draft] })
  if (unpriced.has(draft)) return unknown
  const count = others.items.length
  const before = count === 0 ? null : detailsOf(offer, others.items)
  const calendar = await readRateCalendar(work, breakdown.rates, closures)
  const view = breakdownView(breakdown, work.locale, calendar)
  const page = await readKnownPage(work, draft.readingId)
  const estimate = page ? estimatePage(page, offer.prices) : null
  const beforeMinor = before?.totalCost ?? 0n
  const price = (guess: Partial<CartItem>) =>
    detailsOf(offer, [...others.items, { ...draft, ...guess }]).totalCost - beforeMinor
  return {
    known: true,
    addsMinor: view.totalMinor - beforeMinor,
    view,
    others: count,
    adds: before
      ? view.rows.map((row) => ({ ...row, amountMinor: row.amountMinor - before[row.line], why: [] }))
      : view.rows,
    likely: likelyPrice(draft, estimate, price, work.locale),
  }
}

function detailsOf(offer: ReadOffer, items: readonly CartItem[]): CostDetails {
  return costWith(offer, { items }, { isCompared: false }).breakdown.costDetails
}

function toItem(fields: ItemFields): CartItem {
  const link = canonicalLink(fields.url)
  const store = link.ok ? link.link.domain : ''
  return { ...fields, store, canonicalUrl: fields.url, image: null, id: 'draft', version: 0 }
}

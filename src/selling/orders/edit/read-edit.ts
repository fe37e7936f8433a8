import type { Work } from '#platform/work/work.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import { effectiveData, type ItemData } from '#selling/orders/items/item-data.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { findOrder, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { type CostRow, costRows } from '#selling/orders/money/cost-rows.ts'
import { explainFees } from '#selling/orders/money/explain-fees.ts'
import type { OrderMoney } from '#selling/orders/money/order-money.ts'
import { currentCosts } from '#selling/orders/money/order-quote.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { costEdit } from './cost-edit.ts'
import { asChange, type EditDraft, type ItemChange, isEmptyDraft } from './edit-draft.ts'
import { type EditLock, editLock, findOpenEdit } from './lock-edit.ts'

export type EditedItem = {
  readonly id: string
  readonly what: 'kept' | 'changed' | 'cancelled' | 'added'
  readonly title: string
  readonly url: string
  readonly image: string | null
  readonly store: string
  readonly country: string
  readonly stateLabel: string
  readonly data: ItemData
  /** With the draft. */
  readonly wanted: ItemChange
  /** In the order; null for added goods. */
  readonly before: ItemChange | null
}

export type EditPage = {
  readonly number: string
  readonly version: number
  readonly begunAt: Date
  readonly isEmpty: boolean
  readonly items: readonly EditedItem[]
  readonly couponCode: string | null
  readonly isCouponChanged: boolean
  /** Why the coupon gives nothing for these goods. */
  readonly couponError: string | null
  readonly oldTotal: bigint
  readonly newTotal: bigint
  readonly currency: OrderMoney['currency']
  readonly isPaid: boolean
  /** To be paid at the end. */
  readonly due: bigint
  /** The refund at the end. */
  readonly back: bigint
  readonly hasNewTables: boolean
  readonly rows: readonly CostRow[]
}

/** The open edit of an order: its items with the draft, and the cost of each line, with reasons. */
export async function readEdit(work: Work, number: string): Promise<EditPage> {
  const order = await findOrder(work, { number })
  const edit = await findOpenEdit(work, order.id)
  if (!edit || order.editing_by === null) throw no.NOT_EDITING()
  const { draft } = edit
  const cost = await costEdit(work, order, draft)
  const isEmpty = isEmptyDraft(draft)
  const fees = await explainFees(work, cost.order, cost.order.fees_minor)
  const reasons = { breakdown: cost.breakdown, fees, courtesy: cost.order.courtesy_minor }
  return {
    number,
    version: edit.version,
    begunAt: edit.begun_at,
    isEmpty,
    items: itemsOf(work, order, cost.order, draft),
    couponCode: cost.order.coupon_code,
    isCouponChanged: draft.coupon !== null,
    couponError: couponErrorText(cost.breakdown, work.locale),
    oldTotal: cost.oldTotal,
    // Without a change nothing is priced again.
    newTotal: isEmpty ? cost.oldTotal : cost.newTotal,
    currency: cost.money.currency,
    isPaid: cost.money.paid > 0n,
    due: cost.money.dueNow,
    back: cost.money.surplus,
    hasNewTables: cost.hasNewTables && !isEmpty,
    rows: costRows(currentCosts(order), currentCosts(cost.order), reasons, work.locale),
  }
}

function itemsOf(work: Work, order: Order, drafted: Order, draft: EditDraft): readonly EditedItem[] {
  return drafted.items.flatMap((item) => {
    const before = order.items.find((one) => one.id === item.id)
    if (before?.state === 'cancelled') return []
    const what = !before
      ? 'added'
      : item.state === 'cancelled'
        ? 'cancelled'
        : draft.changed[item.id]
          ? 'changed'
          : 'kept'
    return [editedItem(work, item, before ?? null, what)]
  })
}

function editedItem(work: Work, item: OrderItem, before: OrderItem | null, what: EditedItem['what']): EditedItem {
  const { id, title, url, image, store, country } = item
  return {
    id,
    what,
    title,
    url,
    image,
    store,
    country,
    stateLabel: stateLabel(before?.state ?? 'placed', work.site, country, work.locale),
    data: effectiveData(item),
    wanted: asChange(item),
    before: before && asChange(before),
  }
}

export type EditState = { readonly since: Date | null; readonly lock: EditLock | null }

/** Whether an order is being edited, and if not, whether it may be: shown on its page before the button. */
export async function readEditState(work: Work, number: string): Promise<EditState> {
  const order = await findOrder(work, { number })
  const edit = order.editing_by === null ? null : await findOpenEdit(work, order.id)
  return { since: edit?.begun_at ?? null, lock: edit ? null : await editLock(work, order) }
}

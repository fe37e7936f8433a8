import { z } from 'zod'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { details } from '#pricing/quote/price-lines.ts'
import { dateJson } from './items/date-json.ts'
import { itemStates, orderTabs } from './items/item-states.ts'
import { orderItemJson, orderItemShape } from './order-item-json.ts'
import { actionTypes, type PendingAction } from './pending-actions.ts'
import type { OrderPage } from './read-order.ts'
import type { OrderRow } from './read-orders.ts'

const state = z.enum(itemStates)
const paymentStatus = z.enum(['Paid', 'Partially Paid', 'Not Paid', 'Cancelled'])

export const actionShape = z
  .object({
    type: z.enum(actionTypes),
    number: z.string(),
    itemIds: z.array(z.string()),
    titles: z.array(z.string()),
    store: z.string().nullable(),
    due: moneyJson.nullable(),
    since: dateJson,
    deadline: dateJson.nullable(),
  })
  .meta({ id: 'PendingAction' })

export function actionJson({ dueMinor, itemIds, titles, ...action }: PendingAction): z.output<typeof actionShape> {
  return { ...action, itemIds: [...itemIds], titles: [...titles], due: dueMinor }
}

export const orderRowShape = z
  .object({
    number: z.string(),
    placedAt: dateJson,
    status: state,
    statusLabel: z.string(),
    paymentStatus,
    section: z.enum(['actionNeeded', 'ready', 'recent']),
    total: moneyJson,
    due: moneyJson,
    currency: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        image: z.string().nullable(),
        quantity: z.int(),
        state,
        stateLabel: z.string(),
      }),
    ),
    actions: z.array(actionShape),
  })
  .meta({ id: 'OrderSummary' })

export function orderRowJson({ totalMinor, dueMinor, ...row }: OrderRow): z.output<typeof orderRowShape> {
  return { ...row, items: [...row.items], actions: row.actions.map(actionJson), total: totalMinor, due: dueMinor }
}

export const orderShape = z
  .object({
    number: z.string(),
    version: z.int(),
    placedAt: dateJson,
    status: state,
    statusLabel: z.string(),
    tab: z.enum(orderTabs),
    paymentStatus,
    paymentMethod: z.string(),
    currency: z.string(),
    totalCost: moneyJson,
    newTotalCost: moneyJson,
    totalPaid: moneyJson,
    amountRefunded: moneyJson,
    onHoldToBeRefunded: moneyJson,
    totalDue: moneyJson,
    amountToBePaid: moneyJson,
    isReviewedFirst: z
      .boolean()
      .meta({ description: 'To be paid in the office or by transfer: reviewed first, nothing is to be paid yet' }),
    breakdown: z.array(
      z.object({
        line: z.enum(details),
        name: z.string(),
        old: moneyJson,
        new: moneyJson,
        why: z.array(z.string()),
      }),
    ),
    items: z.array(orderItemShape),
    payments: z.array(
      z.object({
        at: dateJson,
        what: z.enum(['payment', 'refund', 'hold']),
        kind: z.enum(['card', 'cash', 'valu']),
        method: z.string().nullable(),
        methodName: z.string().nullable(),
        amount: moneyJson,
        fees: moneyJson,
        paymentId: z.string().nullable(),
      }),
    ),
    dues: z.array(
      z.object({
        at: dateJson,
        reason: z.string(),
        label: z.string(),
        why: z.string().nullable(),
        amount: moneyJson,
      }),
    ),
    timeline: z.array(
      z.object({
        state,
        label: z.string(),
        reachedAt: dateJson.nullable(),
        isPartly: z.boolean(),
        expectedFrom: dateJson.nullable(),
        expectedTo: dateJson.nullable(),
      }),
    ),
    actions: z.array(actionShape),
    isChangeAsked: z.boolean(),
    mayCancel: z.boolean(),
    couponCode: z.string().nullable(),
    package: z.string().nullable(),
    address: z.record(z.string(), z.string().nullable()).nullable(),
    pickupOffice: z.string().nullable(),
    removeBox: z.boolean(),
    cancelReason: z.string().nullable(),
    comment: z.string().nullable(),
  })
  .meta({ id: 'Order' })

/** The order page for the API: money with the specification's names (§3). */
export function orderJson(page: OrderPage): z.output<typeof orderShape> {
  const { money, payableMinor, costs, items, payments, dues, timeline, actions, packageId, address, ...head } = page
  return {
    ...head,
    currency: money.currency,
    totalCost: page.placedTotalMinor,
    newTotalCost: money.total + money.dues,
    totalPaid: money.paid,
    amountRefunded: money.refunded - money.held,
    onHoldToBeRefunded: money.held,
    totalDue: money.due,
    amountToBePaid: payableMinor,
    breakdown: costs.map((row) => ({ ...row, old: row.oldMinor, new: row.newMinor, why: [...row.why] })),
    items: items.map(orderItemJson),
    payments: payments.map((row) => ({ ...row, amount: row.minor, fees: row.feesMinor })),
    dues: dues.map((row) => ({ ...row, amount: row.minor })),
    timeline: [...timeline],
    actions: actions.map(actionJson),
    package: packageId,
    address,
  }
}

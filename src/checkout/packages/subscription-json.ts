import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { periodUnits } from '#pricing/subscriptions/packages/package-period.ts'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import { subscriptionStatuses } from '#pricing/subscriptions/subscription-moves.ts'
import { type SiteCurrency, siteCurrencies } from '#sites/sites.ts'

const moment = z.iso.datetime().nullable()

const subscriptionJson = z
  .object({
    number: z.string(),
    package: z.string(),
    packageName: z.string(),
    status: z.enum(subscriptionStatuses),
    awaitingPayment: z.boolean(),
    price: amountJson,
    currency: z.enum(siteCurrencies),
    firstMonthFree: z.boolean(),
    quota: amountJson.nullable().meta({ description: 'Null is unlimited' }),
    spent: amountJson,
    period: z.object({ unit: z.enum(periodUnits), count: z.int() }),
    requestedAt: z.iso.datetime(),
    startDate: moment,
    endDate: moment,
    endedAt: moment,
    remainingDays: z.int(),
    refundableUntil: moment.meta({ description: 'Until when its price goes back if nothing of it is used' }),
    countries: z.array(z.string()).meta({ description: 'Empty: all, as in stores and categories' }),
    stores: z.array(z.string()),
    categories: z.array(z.string()),
  })
  .meta({ id: 'Subscription' })

export const ownJson = z.object({
  active: subscriptionJson.nullable(),
  pending: subscriptionJson.nullable(),
  history: z.array(subscriptionJson),
})

export const leftJson = z.object({
  number: z.string(),
  refunded: amountJson.meta({ description: 'What went back to the wallet' }),
})

export function subscribedJson<Payment extends z.ZodType>(payment: Payment) {
  return z.object({
    number: z.string(),
    payment: payment.nullable().meta({ description: 'Null where there is nothing to pay' }),
  })
}

export function toSubscriptionJson(one: SubscriptionView, currency: SiteCurrency): z.output<typeof subscriptionJson> {
  const { number, status, price, quota, period, terms } = one
  const said = (date: Date | null) => date?.toISOString() ?? null
  return {
    number,
    status,
    price,
    currency,
    quota,
    period,
    package: one.packageId,
    packageName: one.name,
    awaitingPayment: status === 'Requested' && !one.isPaid,
    firstMonthFree: one.isFree,
    spent: one.consumption,
    requestedAt: one.requestedAt.toISOString(),
    startDate: said(one.startsAt),
    endDate: said(one.endsAt),
    endedAt: said(one.endedAt),
    remainingDays: one.daysLeft,
    refundableUntil: said(one.givenBackUntil),
    countries: [...(terms.countries ?? [])],
    stores: [...(terms.stores ?? [])],
    categories: [...(terms.categories ?? [])],
  }
}

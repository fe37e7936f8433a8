import { z } from 'zod'
import type { GatewayOutcome } from '#money/payments/gateways/gateway.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { sites } from '#sites/sites.ts'
import { fawrySite } from './account.ts'
import { newsValues } from './signature.ts'

// Numbers arrive as the text that was sent (read-json.ts); 840.0 and 840.00 are one amount. Signed values are joined
// without a separator, so each value may have only one form.
const amountText = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/)
  .transform((text) => parseMinor(text.replace(/(\.\d{2})0+$/, '$1')))
  .refine((minor) => minor !== null)
const text = z.string().nullish()

/** The parts of notification V2 and status V2 that we use. */
export const newsForm = z.object({
  fawryRefNumber: z.string().regex(/^[1-9]\d{0,29}$/),
  merchantRefNumber: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/),
  paymentAmount: amountText,
  orderAmount: amountText,
  orderStatus: z.string().regex(/^[A-Za-z_]{1,40}$/),
  paymentMethod: z.string().regex(/^([A-Za-z][A-Za-z0-9_ -]{0,59})?$/),
  paymentRefrenceNumber: z
    .string()
    .regex(/^\d{0,40}$/)
    .nullish(),
  failureErrorCode: text,
  messageSignature: text,
})
export type News = z.output<typeof newsForm>

const states: Readonly<Record<string, GatewayOutcome['state']>> = {
  NEW: 'pending',
  UNPAID: 'pending',
  PAID: 'paid',
  DELIVERED: 'paid',
  CANCELED: 'ended',
  EXPIRED: 'ended',
  FAILED: 'declined',
  REFUNDED: 'reversed',
  PARTIAL_REFUNDED: 'reversed',
}

/** The values of these news that Fawry signs. */
export function signedValues(news: News): readonly string[] {
  return newsValues({
    fawryReference: news.fawryRefNumber,
    reference: news.merchantRefNumber,
    paymentMinor: news.paymentAmount ?? 0n,
    orderMinor: news.orderAmount ?? 0n,
    status: news.orderStatus,
    method: news.paymentMethod,
    paymentReference: news.paymentRefrenceNumber ?? null,
  })
}

/**
 * Turns news into an outcome of the port; null for an unknown status. A payment may include Fawry's own fee above the
 * order: ours is the order's amount, unless less was paid. Fawry's number identifies the only payment that an order can
 * have.
 */
export function outcomeOf(news: News): GatewayOutcome | null {
  const state = states[news.orderStatus.toUpperCase()]
  if (state === undefined) return null
  const [order, paid] = [news.orderAmount ?? 0n, news.paymentAmount ?? 0n]
  return {
    state,
    ...(news.orderStatus.toUpperCase() === 'PARTIAL_REFUNDED' && { isPart: true }),
    site: fawrySite,
    transactionId: news.fawryRefNumber,
    providerReference: news.fawryRefNumber,
    reference: news.merchantRefNumber,
    amount: { minor: paid < order ? paid : order, currency: sites[fawrySite].currency },
    card: null,
    declineCode: state === 'declined' ? declineCodeOf(news) : null,
  }
}

function declineCodeOf({ paymentMethod, failureErrorCode }: News): string {
  return paymentMethod.toUpperCase() === 'VALU' ? 'VALU_DECLINED' : (failureErrorCode || 'DECLINED').slice(0, 40)
}

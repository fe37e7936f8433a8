import { z } from 'zod'
import { payerAccountOf } from '#money/payments/payer-account.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { type PaymentMethod, paymentMethods } from '#pricing/quote/method-table.ts'
import { type Arrival, deliveredBy } from './steps/arrival.ts'
import { feesCalculations } from './steps/checkout-form.ts'
import { holdDecisions } from './steps/hold-decisions.ts'

export const method = z.enum(paymentMethods)
export const methodFields = {
  useBalance: z
    .enum(['card', 'cash'])
    .nullish()
    .meta({ description: 'The balance that pays a part before the method; the fee is on the rest alone' }),
  valuCode: z.string().max(40).default('').meta({ description: 'The valU customer code' }),
  walletNumber: z.string().max(40).default('').meta({ description: 'The number of the mobile wallet' }),
  savedCardId: z
    .uuid()
    .nullish()
    .meta({ description: 'For creditCard: one of GET /saved-cards, in place of a typed card' }),
  saveCard: z.boolean().default(false).meta({
    description: 'For creditCard: keep the card that is typed, once it has paid and its owner agreed at the gateway',
  }),
}

export const orderBody = z.object({
  addressId: z
    .string()
    .nullish()
    .transform((id) => id ?? '')
    .meta({
      description: 'Needed for shippingOption Delivery; without one the order has the customer’s name and phone alone',
    }),
  shippingOption: z.enum(['PickUp', 'Delivery', 'AskOnArrival']),
  shippingCompany: z.string().max(60).nullish().meta({
    description:
      'Who is to bring the goods (GET /shipping-companies), for shippingOption Delivery: its fee by the weight of the cart is within totalCost (deliveryFees)',
  }),
  pickupOffice: z.string().max(60).nullish(),
  paymentMethod: method,
  package: z.string().max(60).nullish().meta({
    description:
      'A package bought with the order: its price is within totalCost (packagePrice), it starts when the order is paid',
  }),
  ...methodFields,
  shippingFeesCalculation: z.enum(feesCalculations).default('With review'),
  userDecision: z.enum(holdDecisions).default('Ask me every time'),
  removeBox: z.boolean().default(false),
  termsAccepted: z.boolean(),
  newsletter: z.boolean().default(false),
  totalCost: amountJson.meta({ description: 'The total the customer saw; another one is refused as TOTAL_CHANGED' }),
  tablesVersion: z.string().nullish().meta({ description: 'The price tables the customer saw' }),
  cartVersion: z.int().nullish().meta({
    description: 'The version of the cart the customer saw; a cart changed since is refused as TOTAL_CHANGED',
  }),
})

export const acceptedPrice = z
  .object({ total: amountJson, tablesVersion: z.string().max(60) })
  .nullish()
  .meta({
    description: 'What RECALCULATION_NEEDED said the order costs today (after, tablesVersion), where it is accepted',
  })

const arrivals = { PickUp: 'pickup', AskOnArrival: 'ask' } as const

export function arrivalOf(option: keyof typeof arrivals | 'Delivery', company: string | null): Arrival | null {
  if (option !== 'Delivery') return arrivals[option]
  return company ? deliveredBy(company) : null
}

type SaidFields = {
  readonly valuCode?: string
  readonly walletNumber?: string
  readonly savedCardId?: string | null | undefined
  readonly saveCard?: boolean
}

/** What the body of a call says for its method. */
export function saidInBody(paymentMethod: PaymentMethod | null, said: SaidFields): string | null {
  const { valuCode = '', walletNumber = '', savedCardId = null, saveCard = false } = said
  const card = { savedCardId, savesCard: savedCardId === null && saveCard }
  return payerAccountOf(paymentMethod, { valuCode, walletNumber, card })
}

import { z } from 'zod'
import { readSeenCart } from '#checkout/seen-cart.ts'
import type { PayWay } from '#money/payments/cards/card-choice.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import { type Arrival, delivered } from './arrival.ts'
import { holdDecisions } from './hold-decisions.ts'

export const feesCalculations = ['With review', 'In office'] as const

const ticked = z
  .literal('on')
  .optional()
  .transform((said) => said === 'on')

/** A method, or a saved card. */
export const payWay: z.ZodType<PayWay> = z.union(
  [z.enum(paymentMethods), z.templateLiteral(['creditCard.', z.uuid()])],
  {
    error: 'refusal_method_needed',
  },
)

/** How to pay: the method, the balance that pays a part before it, and what the method asks of the payer. */
export const methodChoices = {
  method: payWay.nullable().catch(null).default(null),
  part: z.enum(['card', 'cash']).nullable().catch(null).default(null),
  valuCode: z.string().max(40).catch('').default(''),
  walletNumber: z.string().max(40).catch('').default(''),
  /** Of a card that is typed: keep it for next time. */
  saveCard: z.enum(['on', '']).catch('').default(''),
}

/** An arrival as it is sent. */
const arrivalChoice: z.ZodType<Arrival> = z.union([
  z.enum(['pickup', 'ask']),
  z.templateLiteral([delivered, z.string().max(60)]),
])

/** What the steps of checkout ask, as it stands in their addresses and hidden fields. Each may still be open. */
export const choicesForm = z.object({
  address: z.string().max(60).catch('').default(''),
  arrival: arrivalChoice.nullable().catch(null).default(null),
  office: z.string().max(60).catch('').default(''),
  fees: z.enum(feesCalculations).nullable().catch(null).default(null),
  decision: z.enum(holdDecisions).nullable().catch(null).default(null),
  /** A package that is bought with the order. */
  package: z.string().max(60).catch('').default(''),
  ...methodChoices,
})

export type Choices = z.output<typeof choicesForm>

const agreed = z.literal('on', { error: 'refusal_terms_not_accepted' }).transform(() => true)

/** How the goods are received, posted: with the address or the contact that this way needs. */
export const receiveForm = z.object({
  arrival: arrivalChoice.nullable().catch(null).default(null),
  office: z.string().max(60).catch('').default(''),
  /** An address of the book, or `new`. */
  address: z.string().max(60).catch('').default(''),
  key: z.string().max(255).catch('').default(''),
})

/** The last step, posted: every choice once more, the goods and the total that were shown, and the agreement. */
export const placeForm = choicesForm.extend({
  key: z.string().min(8).max(255),
  seenTotal: z.string().transform((text) => parseMinor(text) ?? -1n),
  seenTables: z.string().max(60).default(''),
  seenPackage: z.string().max(60).default(''),
  seenCart: z.string().max(200_000).default('').transform(readSeenCart),
  seenTotals: z.string().max(4000).default(''),
  // Unless another wish is said, the customer is asked first.
  decision: z.enum(holdDecisions).catch('Ask me every time'),
  terms: agreed,
  newsletter: ticked,
  removeBox: ticked,
})

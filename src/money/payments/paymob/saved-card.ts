import { z } from 'zod'
import type { CallbackReading } from '#money/payments/gateways/gateway.ts'
import type { Site } from '#sites/sites.ts'
import { momentText, numberText } from './transaction.ts'

// As with transactions, each signed value has one form; where merchant, order and token meet, digits could still move from
// one to the next: so the order must be one that was paid by a card of these last digits (docs/decisions/0030).
const cardForm = z.object({
  id: numberText,
  token: z.string().regex(/^[\w-]{16,200}$/),
  masked_pan: z.string().regex(/^xxxx-xxxx-xxxx-\d{4}$/),
  merchant_id: numberText,
  card_subtype: z.string().regex(/^[A-Za-z ]{1,20}$/),
  created_at: momentText,
  order_id: numberText,
})

/** Paymob's message that a card was saved, of the sites whose account signed it. */
export function verifyCard(sites: readonly Site[], told: unknown): CallbackReading {
  if (sites.length === 0) return { verified: false, reason: 'BAD_SIGNATURE' }
  const read = cardForm.safeParse(told)
  if (!read.success) return { verified: false, reason: 'MALFORMED' }
  const { order_id: providerReference, token, masked_pan, card_subtype: brand } = read.data
  return { verified: true, hint: null, card: { sites, providerReference, token, brand, last4: masked_pan.slice(-4) } }
}

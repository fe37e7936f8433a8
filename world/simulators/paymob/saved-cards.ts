import { randomBytes } from 'node:crypto'
import { type Book, type Intention, nextId, type TypedCard } from './book.ts'
import { brandOf, testCards } from './charge.ts'
import type { ToldToken } from './sign.ts'

const shape = /^tok_sim_([A-Z]{3})_(\d)_[0-9a-f]{24}$/

/** The card of a token, which works in the currency it was made for. A token says it itself, so that it outlives a restart. */
export function cardOfToken(token: string, currency: string): TypedCard | null {
  const [, madeFor, at] = shape.exec(token) ?? []
  const number = testCards[Number(at ?? -1)]
  return number && madeFor === currency ? { number, expiry: '01/39', cvv: '' } : null
}

/** A new token for the test card with these last digits, the last of them where there is none. */
export function tokenOf(currency: string, last4: string): string {
  const at = testCards.findIndex((number) => number.endsWith(last4))
  return `tok_sim_${currency}_${at < 0 ? testCards.length - 1 : at}_${randomBytes(12).toString('hex')}`
}

/** Saves a card: a new token, told as Paymob tells it. Null for a card it does not know. */
export function saveCard(book: Book, intention: Intention, { number }: TypedCard): ToldToken | null {
  if (!(testCards as readonly string[]).includes(number)) return null
  return {
    id: nextId(book),
    token: tokenOf(intention.currency, number.slice(-4)),
    masked_pan: `xxxx-xxxx-xxxx-${number.slice(-4)}`,
    merchant_id: 164295,
    card_subtype: brandOf(number),
    created_at: `${new Date().toISOString().slice(0, 23)}000`,
    email: String(intention.billing.email ?? ''),
    order_id: String(intention.orderId),
  }
}

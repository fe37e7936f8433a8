import { type Book, type Intention, nextId, type SimulatedTransaction, type TypedCard } from './book.ts'

export type Verdict = 'approved' | 'declined' | 'insufficientFunds' | 'expiredCard' | 'pending' | 'failed3ds'

const codes: Readonly<Record<Verdict, readonly [string, string, string]>> = {
  approved: ['APPROVED', '00', 'Approved'],
  declined: ['DECLINED', '05', 'Do not honour'],
  insufficientFunds: ['INSUFFICIENT_FUNDS', '51', 'Insufficient funds'],
  expiredCard: ['EXPIRED_CARD', '54', 'Expired card'],
  pending: ['PENDING', '', 'Pending'],
  failed3ds: ['AUTHENTICATION_FAILED', '', '3-D Secure failed'],
}

// Test cards of Paymob's test-credentials page. The second one asks for a 3-D Secure code.
// A third one of ours is saved, and has no money when it is charged by its token.
export const testCards = ['5123456789012346', '5123450000000008', '5123450000000024', '4111111111111111'] as const

export function asksForCode(card: TypedCard): boolean {
  return card.number === testCards[1]
}

/**
 * The bank's verdict on this card. CVV 000 is declined; 001 has no money; an amount that ends in 13 is pending first.
 */
export function judge(card: TypedCard, amount: number, now: Date): Verdict {
  if (!(testCards as readonly string[]).includes(card.number)) return 'declined'
  const expiry = /^(\d{2})\s*\/\s*(\d{2})$/.exec(card.expiry)
  if (!expiry || new Date(Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]))) <= now) return 'expiredCard'
  if (card.cvv === '000') return 'declined'
  if (card.cvv === '001') return 'insufficientFunds'
  return amount % 100 === 13 ? 'pending' : 'approved'
}

/** The same where a saved card is charged by its token, without a security code. */
export function judgeSaved(card: TypedCard, amount: number, now: Date): Verdict {
  return card.number === testCards[2] ? 'insufficientFunds' : judge(card, amount, now)
}

// The wallet of Paymob's test-credentials page, and its confirmation code.
export const testWallet = { number: '01010101010', code: '123456' } as const

/** The verdict of the wallet's operator. */
export function judgeWallet(number: string, code: string): Verdict {
  if (number !== testWallet.number) return 'declined'
  return code === testWallet.code ? 'approved' : 'failed3ds'
}

export function brandOf(number: string): string {
  return number.startsWith('4') ? 'Visa' : 'MasterCard'
}

export function recordCharge(
  book: Book,
  intention: Intention,
  card: TypedCard,
  verdict: Verdict,
): SimulatedTransaction {
  const transaction: SimulatedTransaction = {
    id: nextId(book),
    amount_cents: intention.amount + book.misbehaviour.amountOff,
    created_at: `${new Date().toISOString().slice(0, 23)}000`,
    currency: intention.currency,
    integration_id: intention.integrationId,
    is_3d_secure: asksForCode(card),
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_refund: false,
    is_void: false,
    has_parent_transaction: false,
    parent_transaction: null,
    owner: 302852,
    profile_id: 164295,
    order: {
      id: intention.orderId,
      merchant_order_id: intention.specialReference,
      amount_cents: intention.amount,
      currency: intention.currency,
    },
    source_data: intention.isWallet
      ? { pan: card.number, type: 'wallet', sub_type: 'wallet' }
      : { pan: card.number.slice(-4), type: 'card', sub_type: brandOf(card.number) },
    success: false,
    pending: false,
    error_occured: false,
    is_refunded: false,
    is_voided: false,
    refunded_amount_cents: 0,
    data: { message: '', txn_response_code: '', acq_response_code: '' },
  }
  decide(transaction, verdict)
  book.transactions.set(transaction.id, transaction)
  intention.transactionIds.push(transaction.id)
  return transaction
}

export function decide(transaction: SimulatedTransaction, verdict: Verdict): void {
  const [code, acquirerCode, message] = codes[verdict]
  transaction.success = verdict === 'approved'
  transaction.pending = verdict === 'pending'
  transaction.data = { message, txn_response_code: code, acq_response_code: acquirerCode }
}

export function recordRefund(book: Book, original: SimulatedTransaction, amount: number): SimulatedTransaction {
  original.refunded_amount_cents += amount
  original.is_refunded = original.refunded_amount_cents === original.amount_cents
  const refund: SimulatedTransaction = {
    ...original,
    id: nextId(book),
    amount_cents: amount,
    is_refund: true,
    is_refunded: false,
    has_parent_transaction: true,
    parent_transaction: original.id,
    refunded_amount_cents: 0,
  }
  book.transactions.set(refund.id, refund)
  return refund
}

import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import type { Book, Intention, SimulatedTransaction } from './book.ts'
import { decide } from './charge.ts'
import { lieAbout, type ToldTransaction } from './lies.ts'
import type { SimulatorOptions } from './options.ts'
import { sign, type ToldToken, tokenValues, transactionValues } from './sign.ts'

const waiting = new WeakMap<Book, (() => Promise<void>)[]>()

/** Sends callbacks to the shop, as well or as badly as the simulator is set to. Resolves when the browser may go on. */
export async function sendCallback(
  book: Book,
  hmacSecret: string,
  intention: Intention,
  transaction: SimulatedTransaction,
): Promise<void> {
  const how = book.misbehaviour
  const lie = lieAbout(how.lie, transaction)
  const told = [...(lie ? [lie] : []), ...(how.lost ? [] : [transaction])]
  // The messages describe the present moment, true or not, even if they are sent later.
  await send(
    book,
    transaction.id,
    told.map((one) => messageOf(book, hmacSecret, intention, one)),
  )
}

/** Tells of a saved card, at the address of the integration: Paymob sends this message nowhere else. */
export async function sendToken(
  book: Book,
  { hmacSecret, callbackUrl }: SimulatorOptions,
  told: ToldToken,
): Promise<void> {
  if (book.misbehaviour.lost) return
  const url = new URL(callbackUrl)
  url.searchParams.set('hmac', spoilt(book, sign(hmacSecret, tokenValues(told))))
  const obj = { ...told, user_added: false, next_payment_intention: null }
  await send(book, told.id, [{ url, body: JSON.stringify({ type: 'TOKEN', obj }) }])
}

/** A pending charge is accepted after a while, and told once more, with the card it saves. */
export function decideLater(
  book: Book,
  options: SimulatorOptions,
  intention: Intention,
  transaction: SimulatedTransaction,
  told: ToldToken | null = null,
): void {
  void wait(options.pendingMs ?? 4_000, undefined, { ref: false }).then(() => {
    decide(transaction, 'approved')
    if (told) void sendToken(book, options, told)
    return sendCallback(book, options.hmacSecret, intention, transaction)
  })
}

type Message = { readonly url: URL; readonly body: string }

async function send(book: Book, id: number, messages: readonly Message[]): Promise<void> {
  const how = book.misbehaviour
  if (messages.length === 0) return
  const deliver = async () => {
    for (let time = 0; time < how.times; time += 1)
      for (const { url, body } of messages) {
        const status = await post(url, body)
        book.sent.push({ url: url.origin + url.pathname, transactionId: id, status })
      }
  }
  if (how.reordered) {
    waiting.set(book, [deliver, ...(waiting.get(book) ?? [])])
    return
  }
  if (how.lateMs > 0) {
    void wait(how.lateMs, undefined, { ref: false }).then(deliver)
    return
  }
  // The browser does not wait long for a shop that does not answer.
  await Promise.race([deliver(), wait(3_000, undefined, { ref: false })])
}

function messageOf(book: Book, hmacSecret: string, { notificationUrl }: Intention, obj: ToldTransaction) {
  const url = new URL(notificationUrl)
  url.searchParams.set('hmac', signed(book, hmacSecret, obj))
  const around = { issuer_bank: null, transaction_processed_callback_responses: '' }
  return { url, body: JSON.stringify({ type: 'TRANSACTION', obj, ...around }) }
}

export async function releaseCallbacks(book: Book): Promise<void> {
  const held = waiting.get(book) ?? []
  waiting.set(book, [])
  for (const deliver of held) await deliver()
}

/** The address the browser returns to, with the signed query of Paymob's response callback. */
export function signedReturn(book: Book, secret: string, intention: Intention, t: SimulatedTransaction): string {
  const url = new URL(intention.redirectionUrl)
  const told = {
    id: t.id,
    pending: t.pending,
    amount_cents: t.amount_cents,
    success: t.success,
    is_auth: t.is_auth,
    is_capture: t.is_capture,
    is_standalone_payment: t.is_standalone_payment,
    is_voided: t.is_voided,
    is_refunded: t.is_refunded,
    is_3d_secure: t.is_3d_secure,
    integration_id: t.integration_id,
    profile_id: t.profile_id,
    has_parent_transaction: t.has_parent_transaction,
    order: t.order.id,
    created_at: t.created_at,
    currency: t.currency,
    is_void: t.is_void,
    is_refund: t.is_refund,
    error_occured: t.error_occured,
    refunded_amount_cents: t.refunded_amount_cents,
    owner: t.owner,
    merchant_order_id: t.order.merchant_order_id,
    'data.message': t.data.message,
    'source_data.type': t.source_data.type,
    'source_data.pan': t.source_data.pan,
    'source_data.sub_type': t.source_data.sub_type,
    acq_response_code: t.data.acq_response_code,
    txn_response_code: t.data.txn_response_code,
    hmac: signed(book, secret, t),
  }
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, String(value))
  return url.href
}

function signed(book: Book, secret: string, transaction: ToldTransaction): string {
  return spoilt(book, sign(secret, transactionValues(transaction)))
}

function spoilt(book: Book, hmac: string): string {
  if (!book.misbehaviour.wrongSignature) return hmac
  return hmac.slice(0, -1) + (hmac.endsWith('0') ? '1' : '0')
}

// Names under .localhost are this machine, but not every resolver knows that.
async function post(url: URL, body: string): Promise<number | null> {
  try {
    const here = new URL(url)
    if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost'
    const headers = { 'content-type': 'application/json', host: url.host }
    const answer = await request(here, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
    await answer.body.dump()
    return answer.statusCode
  } catch {
    return null
  }
}

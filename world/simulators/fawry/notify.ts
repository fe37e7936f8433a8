import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import type { Book, FawryOrder } from './book.ts'
import { lieAbout, type SignedWords } from './lies.ts'
import { pounds, sign } from './sign.ts'

const waiting = new WeakMap<Book, (() => Promise<void>)[]>()

type News = Readonly<Record<string, unknown>>

/** What notification V2 and status V2 report about an order. */
export function newsOf(book: Book, order: FawryOrder, secureKey: string): News {
  return newsIn(book, order, wordsOf(book, order), secureKey)
}

function wordsOf(book: Book, order: FawryOrder): SignedWords {
  const { fawryRef, merchantRef, status, method, paymentRef } = order
  const told = pounds(order.amount + book.misbehaviour.amountOff)
  return { fawryRef, merchantRef, payment: told, order: told, status, method, paymentRef }
}

function newsIn(book: Book, order: FawryOrder, words: SignedWords, secureKey: string): News {
  const { fawryRef, merchantRef, payment, status, method, paymentRef } = words
  const signature = sign(secureKey, fawryRef, merchantRef, payment, words.order, status, method, paymentRef)
  return {
    requestId: randomUUID(),
    fawryRefNumber: fawryRef,
    merchantRefNumber: merchantRef,
    customerName: order.customerName,
    customerMobile: order.customerMobile,
    customerMail: order.customerMail,
    customerMerchantId: order.profile,
    // A JSON number in pounds: 840.5, not 840.50.
    paymentAmount: Number(payment),
    orderAmount: Number(words.order),
    fawryFees: 0,
    shippingFees: 0,
    orderStatus: status,
    paymentMethod: method,
    paymentTime: order.paymentTime,
    paymentRefrenceNumber: paymentRef || null,
    orderExpiryDate: order.expiry,
    orderItems: order.items.map(({ itemId, price, quantity }) => ({ itemCode: itemId, price, quantity })),
    failureErrorCode: order.failure || null,
    failureReason: order.failure || null,
    threeDSInfo: null,
    invoiceInfo: null,
    messageSignature: book.misbehaviour.wrongSignature ? flipped(signature) : signature,
  }
}

/** Notifies the shop, as well or as badly as the simulator is set to. Resolves when the payer may go on. */
export async function notify(book: Book, order: FawryOrder, secureKey: string): Promise<void> {
  const how = book.misbehaviour
  const lie = lieAbout(how.lie, wordsOf(book, order))
  // The messages describe the present moment, true or not, even if they are sent later.
  const messages = [
    ...(lie ? [newsIn(book, order, lie, secureKey)] : []),
    ...(how.lost ? [] : [newsOf(book, order, secureKey)]),
  ]
  if (messages.length === 0) return
  const { fawryRef, status, hook } = order
  const deliver = async () => {
    for (let time = 0; time < how.times; time += 1)
      for (const news of messages) {
        const answer = await (how.oldNotifications ? tellOldWay(hook, news) : post(hook, JSON.stringify(news)))
        book.sent.push({ url: hook, fawryRef, status, answer })
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
  // The payer does not wait long for a shop that does not answer.
  await Promise.race([deliver(), wait(3_000, undefined, { ref: false })])
}

export async function releaseNotifications(book: Book): Promise<void> {
  const held = waiting.get(book) ?? []
  waiting.set(book, [])
  for (const deliver of held) await deliver()
}

function flipped(signature: string): string {
  return signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')
}

async function tellOldWay(hook: string, news: News): Promise<number | null> {
  const url = new URL(hook)
  url.searchParams.set('FawryRefNo', String(news.fawryRefNumber))
  url.searchParams.set('MerchantRefNo', String(news.merchantRefNumber))
  url.searchParams.set('OrderStatus', String(news.orderStatus))
  url.searchParams.set('Amount', String(news.orderAmount))
  url.searchParams.set('MessageSignature', String(news.messageSignature))
  return send(url, 'GET', null)
}

function post(hook: string, body: string): Promise<number | null> {
  return send(new URL(hook), 'POST', body)
}

// Names under .localhost are this machine, but not every resolver knows that.
async function send(url: URL, method: 'GET' | 'POST', body: string | null): Promise<number | null> {
  try {
    const here = new URL(url)
    if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost'
    const headers = { host: url.host, ...(body && { 'content-type': 'application/json' }) }
    const answer = await request(here, { method, headers, body, signal: AbortSignal.timeout(10_000) })
    await answer.body.dump()
    return answer.statusCode
  } catch {
    return null
  }
}

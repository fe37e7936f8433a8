import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import type { Book, SimulatedDelivery } from './book.ts'
import { newsJson } from './delivery-json.ts'

const deliveredState = 45
const held = new WeakMap<Book, (() => Promise<void>)[]>()

/**
 * Sends news to the shop, as well or as badly as the simulator is set to. News are not signed: they carry a header
 * chosen by the shop.
 */
export async function sendNews(book: Book, delivery: SimulatedDelivery): Promise<void> {
  const { mood } = book
  const url = delivery.webhookUrl
  const lies = mood.lie === 'none' ? [] : [{ ...delivery, state: deliveredState }]
  const told = [...lies, ...(mood.lost ? [] : [delivery])]
  if (told.length === 0 || url === null) return
  // The bodies describe the present moment, true or not, even if they are sent later.
  const { trackingNumber, state } = delivery
  const bodies = told.map((one) => JSON.stringify(newsJson(one)))
  const headers = headersFor(book, delivery)
  const deliver = async () => {
    for (let time = 0; time < mood.times; time += 1)
      for (const body of bodies) book.sent.push({ trackingNumber, state, status: await post(url, headers, body) })
  }
  if (mood.reordered) {
    held.set(book, [deliver, ...(held.get(book) ?? [])])
    return
  }
  if (mood.lateMs > 0) {
    void wait(mood.lateMs, undefined, { ref: false }).then(deliver)
    return
  }
  await Promise.race([deliver(), wait(3_000, undefined, { ref: false })])
}

export async function releaseNews(book: Book): Promise<void> {
  const waiting = held.get(book) ?? []
  held.set(book, [])
  for (const deliver of waiting) await deliver()
}

function headersFor(book: Book, { webhookHeaders }: SimulatedDelivery): Readonly<Record<string, string>> {
  if (book.mood.auth === 'right') return webhookHeaders
  if (book.mood.auth === 'none') return {}
  return Object.fromEntries(Object.entries(webhookHeaders).map(([name, value]) => [name, `${value}x`]))
}

// Names under .localhost are this machine, but not every resolver knows that.
async function post(to: string, given: Readonly<Record<string, string>>, body: string): Promise<number | null> {
  try {
    const url = new URL(to)
    const here = new URL(url)
    if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost'
    const headers = { 'content-type': 'application/json', ...given, host: url.host }
    const answer = await request(here, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
    await answer.body.dump()
    return answer.statusCode
  } catch {
    return null
  }
}

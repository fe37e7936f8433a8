import { type Book, keepBook, type SimulatedDelivery } from './book.ts'
import { sendNews } from './send-news.ts'

type Stage = { readonly codes: readonly number[]; readonly isReturning?: boolean; readonly reason?: string }

/** The events that a demo or a test can trigger: the states that a delivery goes through, each sent by itself. */
export const stages = {
  collect: { codes: [20, 21, 24] },
  outForDelivery: { codes: [30, 41] },
  deliver: { codes: [45] },
  exception: { codes: [47], reason: 'The customer is not in the address' },
  hold: { codes: [105], reason: 'Waiting for the business' },
  damage: { codes: [101], reason: 'Damaged in the warehouse' },
  return: { codes: [24, 41, 46], isReturning: true, reason: 'The customer refused to receive the shipment' },
  lose: { codes: [100], reason: 'Lost in transit' },
  cancel: { codes: [49] },
} as const satisfies Readonly<Record<string, Stage>>
export type StageName = keyof typeof stages

const ended: readonly number[] = [45, 46, 48, 49, 60, 100]

/** Triggers an event; a phone number that ends in 47 is never reached. Returns false if the delivery has ended. */
export async function pushDelivery(
  book: Book,
  delivery: SimulatedDelivery,
  name: StageName,
  reason?: string,
): Promise<boolean> {
  if (ended.includes(delivery.state)) return false
  const isUnreachable = name === 'deliver' && delivery.receiver.phone.endsWith('47')
  const stage: Stage = stages[isUnreachable ? 'exception' : name]
  for (const code of stage.codes) await setState(book, delivery, { ...stage, codes: [code], ...(reason && { reason }) })
  return true
}

/** Sets one state by its code, whatever came before, even if they contradict each other. */
export async function setState(book: Book, delivery: SimulatedDelivery, stage: Stage): Promise<void> {
  const [code = 10] = stage.codes
  delivery.state = code
  delivery.isReturning ||= stage.isReturning ?? false
  delivery.exceptionReason = stage.reason ?? null
  if (code === 41) delivery.attempts += 1
  delivery.timeline.push({ code, date: new Date().toISOString() })
  keepBook(book)
  await sendNews(book, delivery)
}

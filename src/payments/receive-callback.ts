import type { ApplyNews, Door } from './door.ts'
import { type CallbackQuery, cardGateway } from './gateway.ts'
import { noteResult, storeCallback } from './store-callback.ts'

/**
 * A gateway's callback: read, kept as it came, then applied once. `refused` is a wrong signature or nonsense. A fault while
 * applying leaves the event kept and undone: the next telling, or the inquiry, applies it.
 */
export async function receiveCallback(
  door: Door,
  received: { readonly rawBody: string; readonly query: CallbackQuery },
  apply: ApplyNews,
): Promise<'applied' | 'refused'> {
  const gateway = door.ports.get(cardGateway)
  const { provider } = gateway
  const reading = gateway.readCallback(received.rawBody, received.query)
  const event = await door.write((work) => storeCallback(work, { provider, ...received, reading }))
  if (!reading.verified) return 'refused'
  const { outcome } = reading
  if (event.isDone) return 'applied'
  await door.write(async (work) => {
    const result = outcome ? await apply(work, { provider, source: 'callback', outcome }) : { kind: 'ignored' }
    await noteResult(work, event.id, result)
  })
  return 'applied'
}

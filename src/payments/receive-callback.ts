import type { ApplyNews, Door } from './door.ts'
import { type CallbackReading, gateways, type ReceivedCallback } from './gateway.ts'
import { inquireReference } from './inquire-payments.ts'
import { noteResult, storeCallback } from './store-callback.ts'

/** `refused` is a wrong signature or nonsense; `kept` stands stored and is applied by the clock. */
export type Reception =
  | { readonly kind: 'applied' | 'refused' }
  | { readonly kind: 'kept'; readonly fault: unknown }
  | { readonly kind: 'unknownProvider' }

/**
 * A gateway's callback: read, kept as it came, then applied once. What is stored is not lost: a fault while applying leaves
 * the event undone, and the clock, the next telling or the inquiry applies it.
 */
export async function receiveCallback(
  door: Door,
  provider: string,
  received: ReceivedCallback,
  apply: ApplyNews,
): Promise<Reception> {
  const gateway = door.ports.get(gateways).of(provider)
  if (!gateway) return { kind: 'unknownProvider' }
  const reading = gateway.readCallback(received)
  const event = await door.write((work) => storeCallback(work, { provider, ...received, reading }))
  try {
    if (reading.verified && !event.isDone) await applyEvent(door, provider, event.id, reading, apply)
    if (!reading.verified && reading.reason === 'HINT') await inquireReference(door, provider, reading.reference, apply)
  } catch (fault) {
    return { kind: 'kept', fault }
  }
  return { kind: reading.verified || reading.reason === 'HINT' ? 'applied' : 'refused' }
}

const longestTellingMs = 60_000

/** Applies what was stored and not applied, oldest first: the server ended between the two, or its database was away. */
export async function applyWaitingCallbacks(door: Door, apply: ApplyNews): Promise<number> {
  const before = new Date(door.now.getTime() - longestTellingMs)
  const waiting = await door.write((work) =>
    work.db
      .selectFrom('payment_events')
      .select(['id', 'provider', 'raw_body', 'query'])
      .where('is_verified', '=', true)
      .where('result', 'is', null)
      .where('received_at', '<', before)
      .orderBy('received_at')
      .limit(50)
      .execute(),
  )
  for (const { id, provider, raw_body: rawBody, query } of waiting) {
    const told = Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
    const reading = door.ports.get(gateways).of(provider)?.readCallback({ rawBody, query: told })
    if (reading?.verified) await applyEvent(door, provider, id, reading, apply)
  }
  return waiting.length
}

async function applyEvent(
  door: Door,
  provider: string,
  eventId: string,
  { outcome }: CallbackReading & { readonly verified: true },
  apply: ApplyNews,
): Promise<void> {
  await door.write(async (work) => {
    const result = outcome ? await apply(work, { provider, source: 'callback', outcome }) : { kind: 'ignored' }
    await noteResult(work, eventId, result)
  })
}

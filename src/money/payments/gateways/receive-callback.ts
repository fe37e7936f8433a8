import { claimHints, confirm } from './confirm-callbacks.ts'
import type { ApplyNews, Door } from './door.ts'
import { gateways, type ReceivedCallback } from './gateway.ts'
import { inquireReference } from './inquire-payments.ts'
import { storeCallback } from './store-callback.ts'

/**
 * `applied`: the gateway was asked and its answer applied, now or before. `waiting`: it could not say yet, and is asked again by the
 * clock. `refused` is a wrong signature or nonsense; `kept` stands stored after a fault of ours, and is asked about by the clock.
 */
export type Reception =
  | { readonly kind: 'applied' | 'waiting' | 'refused' }
  | { readonly kind: 'kept'; readonly fault: unknown }
  | { readonly kind: 'unknownProvider' }

/** A gateway's callback: kept as it came, then its gateway is asked about what it names, and that answer is what is applied. */
export async function receiveCallback(
  door: Door,
  provider: string,
  received: ReceivedCallback,
  apply: ApplyNews,
): Promise<Reception> {
  const gateway = door.ports.get(gateways).of(provider)
  if (!gateway) return { kind: 'unknownProvider' }
  const reading = gateway.readCallback(received)
  const { hint, isDone } = await door.write(async (work) => {
    const stored = await storeCallback(work, { provider, ...received, reading })
    const [claimed] = stored.isDone ? [] : await claimHints(work, stored)
    return { hint: claimed, isDone: stored.isDone }
  })
  if (!reading.verified && reading.reason !== 'UNSIGNED') return { kind: 'refused' }
  try {
    if (!reading.verified) await inquireReference(door, provider, reading.reference, apply)
    const isConfirmed = hint ? (await confirm(door, hint, apply)) === 'done' : isDone
    return { kind: isConfirmed ? 'applied' : 'waiting' }
  } catch (fault) {
    return { kind: 'kept', fault }
  }
}

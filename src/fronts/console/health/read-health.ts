import { type ForwardLane, readForwardLanes } from '#content/tracking/forwarding/read-forward-lanes.ts'
import { type BookHealth, readBookHealth } from '#money/wallet/read-proof.ts'
import { readSecurityLoad, type SecurityLoad } from '#people/access/security/read-security-events.ts'
import type { Missing } from '#people/notices/notices.ports.ts'
import { type MessageLoad, readMessageLoad } from '#people/notices/states/read-message-load.ts'
import { readErrorLoad } from '#platform/http/errors/read-causes.ts'
import type { Work } from '#platform/work/work.ts'
import { type Background, readBackground } from './read-background.ts'
import { type MoneyHealth, readMoneyHealth } from './read-money-health.ts'

export type Health = {
  /** What does not add up in the ledger; anything but nothing is an alarm. */
  readonly books: BookHealth
  readonly background: Background
  /** What companies of adverts are told, and what waits for each. */
  readonly adverts: readonly ForwardLane[]
  readonly money: MoneyHealth
  /** Errors of browsers and of the server within a day, and of how many causes that nobody settled. */
  readonly errors: { readonly causes: number; readonly count: number }
  /** What failed at the doors within an hour. */
  readonly security: SecurityLoad
  /** What left and what failed within a day, and what cannot be sent here at all. */
  readonly messages: MessageLoad & { readonly missing: readonly Missing[] }
}

/** What a person who keeps the shop running asks: does the money add up, does everything move, does anything break. */
export async function readHealth(work: Work, missing: readonly Missing[] = []): Promise<Health> {
  return {
    books: await readBookHealth(work),
    background: await readBackground(work),
    adverts: await readForwardLanes(work),
    money: await readMoneyHealth(work),
    errors: await readErrorLoad(work),
    security: await readSecurityLoad(work),
    messages: { ...(await readMessageLoad(work)), missing },
  }
}

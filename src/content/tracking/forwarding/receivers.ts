import { definePort } from '#platform/work/ports.ts'
import type { Conversion } from './conversion.ts'

/** Companies of adverts that can be told what came of theirs. */
export const receiverNames = ['google', 'meta', 'tiktok'] as const
export type ReceiverName = (typeof receiverNames)[number]

export type ReceiverAnswer =
  | { readonly kind: 'accepted' }
  /** Not taken, and worth another try. */
  | { readonly kind: 'later'; readonly why: string }
  /** It may have been taken. */
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }

export type Receiver = {
  readonly name: ReceiverName
  /** It knows an event again by its id, so that what is unclear may be sent once more. */
  readonly knowsRepeats: boolean
  /** It takes no events that are older. */
  readonly oldestHours: number
  /** One call with a deadline, never repeated inside. */
  readonly tell: (event: Conversion) => Promise<ReceiverAnswer>
}

/** The receivers that the settings switch on; empty: nobody is told anything. */
export const adReceivers = definePort<readonly Receiver[]>('ad-receivers')

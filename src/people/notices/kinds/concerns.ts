import type { ChannelName } from '#people/notices/channel-name.ts'

type ConcernFacts = {
  /** It always comes by mail and in the account: a customer could lose money or their account without it. */
  readonly isLocked: boolean
  /** It is sent at once, also in quiet hours. */
  readonly isUrgent: boolean
  /** By these channels while the customer has chosen nothing. */
  readonly usual: readonly ChannelName[]
}

const usual = ['mail', 'app', 'push'] as const

/** What messages are about, as customers choose it; in the order in which they see it. */
const list = {
  safety: { isLocked: true, isUrgent: true, usual },
  money: { isLocked: true, isUrgent: false, usual },
  answers: { isLocked: true, isUrgent: false, usual },
  handover: { isLocked: false, isUrgent: false, usual },
  goods: { isLocked: false, isUrgent: false, usual },
  tickets: { isLocked: false, isUrgent: false, usual },
  account: { isLocked: false, isUrgent: false, usual },
} as const satisfies Readonly<Record<string, ConcernFacts>>

export type Concern = keyof typeof list
export const concerns: Readonly<Record<Concern, ConcernFacts>> = list
export const concernNames = Object.keys(list) as readonly Concern[]

/** The channels that stay on for what is locked. */
const lockedChannels: readonly ChannelName[] = ['mail', 'app']

export function isLockedOn(concern: Concern, channel: ChannelName): boolean {
  return concerns[concern].isLocked && lockedChannels.includes(channel)
}

/** Whether the subject may stand on a locked screen: it names an order or a ticket, and no amount or trouble with an account. */
export function isDiscreet(concern: Concern): boolean {
  return concern === 'goods' || concern === 'handover' || concern === 'answers' || concern === 'tickets'
}

/** `chosen`: what the customer chose; null: nothing yet. */
export function isWanted(concern: Concern, channel: ChannelName, chosen: boolean | null): boolean {
  if (isLockedOn(concern, channel)) return true
  return chosen ?? concerns[concern].usual.includes(channel)
}

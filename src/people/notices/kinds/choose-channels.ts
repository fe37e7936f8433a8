import type { ChannelName } from '#people/notices/channel-name.ts'
import { channelNames } from '#people/notices/channels.ts'
import type { Letter, Reader } from '#people/notices/letter.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { concerns, isWanted } from './concerns.ts'
import { messageKinds } from './message-kinds.ts'
import { quietUntil, readQuietHours } from './quiet-hours.ts'

type Chosen = {
  readonly by: readonly ChannelName[]
  /** Until when quiet hours hold back what would make a sound. */
  readonly heldUntil: (channel: ChannelName) => Date | null
}

/** The channels by which this reader wants this letter: those it names, or the usual ones of its kind; less what they switched off. */
export async function chooseChannels(work: Work, reader: Reader, letter: Letter): Promise<Chosen> {
  const { concern, only = channelNames } = messageKinds[letter.kind]
  const named = letter.by ?? null
  const never = () => null
  // Who asked for a code or a link gets it where they asked for it; staff and guests have nothing to choose.
  if (concern === null || letter.secret !== undefined || !isId(reader.id))
    return { by: named ?? ['mail'], heldUntil: never }
  const may = named ?? only
  if (may.length === 1 && may[0] === 'mail') return { by: may, heldUntil: never }
  const rows = await work.db
    .selectFrom('notice_choices')
    .select(['channel', 'is_wanted'])
    .where('customer_id', '=', reader.id)
    .where('concern', '=', concern)
    .execute()
  const choices = new Map(rows.map((row) => [row.channel, row.is_wanted]))
  const by = may.filter((channel) => isWanted(concern, channel, choices.get(channel) ?? (named && true)))
  const hears = by.includes('push') && !(await hasBrowser(work, reader.id)) ? by.filter((one) => one !== 'push') : by
  if (!hears.some(isLoud)) return { by: hears, heldUntil: never }
  const quiet = concerns[concern].isUrgent ? null : await readQuietHours(work, reader.id)
  const until = quiet && quietUntil(quiet, work.now)
  return {
    by: hears,
    heldUntil: (channel) => (isLoud(channel) ? until : null),
  }
}

/** Mail and messages in the account wait in silence; the others make a sound. */
function isLoud(channel: ChannelName): boolean {
  return channel !== 'mail' && channel !== 'app'
}

async function hasBrowser(work: Work, customerId: string): Promise<boolean> {
  const found = work.db.selectFrom('push_subscriptions').select('id').where('customer_id', '=', customerId)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

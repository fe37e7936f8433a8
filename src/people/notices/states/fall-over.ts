import { z } from 'zod'
import type { ChannelName } from '#people/notices/channel-name.ts'
import type { Letter, Message, Reader } from '#people/notices/letter.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { openText, sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

/** Which channel takes over from one that failed, in order. */
const order: Readonly<Record<ChannelName, readonly ChannelName[]>> = {
  whatsapp: ['sms', 'mail', 'app'],
  sms: ['whatsapp', 'mail', 'app'],
  mail: ['whatsapp', 'sms', 'app'],
  // What a browser does not take is in the account anyway.
  push: [],
  app: [],
}
const isToPhone = (channel: ChannelName) => channel === 'sms' || channel === 'whatsapp'

/**
 * The channels to which a letter may fall over. A secret (a code, a link) stays with the address it was asked for: it goes to
 * the same phone by another way, and from a mail nowhere.
 */
function channelsAfter(channel: ChannelName, { by = ['mail'], secret }: Letter): readonly ChannelName[] {
  return order[channel].filter(
    (other) => !by.includes(other) && (secret === undefined || (isToPhone(channel) && isToPhone(other))),
  )
}

/** What a phone is told instead of a mail: what it is about, and where to read it. */
function inShort(letter: Letter): Letter {
  const { subject, action } = letter
  return { ...letter, paragraphs: action ? [subject, action.url] : [subject] }
}

const otherwiseForm = z.array(
  z.object({
    channel: z.enum(['mail', 'sms', 'whatsapp', 'app']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable(),
  }),
)
/** The same message for another channel. */
export type Otherwise = Message & { readonly channel: ChannelName }
export type WriteFor = (channel: ChannelName, reader: Reader, letter: Letter) => Message | null

/** The letter for each channel that may take over from this one and reaches the reader. */
export function writeOtherwise(
  channel: ChannelName,
  reader: Reader,
  letter: Letter,
  write: WriteFor,
): readonly Otherwise[] {
  return channelsAfter(channel, letter).flatMap((other) => {
    const message = write(other, reader, channel === 'mail' && isToPhone(other) ? inShort(letter) : letter)
    return message ? [{ ...message, channel: other }] : []
  })
}

// A phone is one of the first two.
const places = ['notices.otherwise.0.to', 'notices.otherwise.1.to'] as const

/** The other ways of a message as they are stored with it: phones are sealed. */
export function sealOtherwise(work: Work, id: string, others: readonly Otherwise[]): readonly Otherwise[] {
  return others.map((one, at) => (places[at] ? { ...one, to: sealText(work, places[at], id, one.to) } : one))
}

function openOtherwise(work: Work, id: string, others: readonly Otherwise[]): readonly Otherwise[] {
  return others.map((one, at) => (places[at] ? { ...one, to: openText(work, places[at], id, one.to) } : one))
}

/** Marks a message as failed, unless it has arrived, and queues its next channel, once. */
export async function failNotice(work: Work, id: string, why: string): Promise<void> {
  const failed = await work.db
    .updateTable('notices')
    .set({ failed_at: work.now, error: why.slice(0, 300) })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('read_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['key', 'site', 'locale', 'about', 'reader_id', 'kind', 'path', 'secret', 'good_until', 'otherwise'])
    .executeTakeFirst()
  if (!failed) return
  await work.db.updateTable('notices').set({ secret: null }).where('id', '=', id).execute()
  const [next, ...rest] = openOtherwise(work, id, otherwiseForm.parse(failed.otherwise))
  const { key, secret, good_until: goodUntil, ...same } = failed
  // The secret of a message that was sent is forgotten, so nobody can be told it again.
  const isOver = goodUntil !== null && goodUntil <= work.now
  if (!next || isOver || (secret === null && /•••/.test(next.text))) return
  const { channel, to, ...said } = next
  const isApp = channel === 'app'
  const newOne = newId()
  const queued = await work.db
    .insertInto('notices')
    .values({
      ...same,
      ...said,
      about: JSON.stringify(same.about),
      id: newOne,
      key: `${key}:otherwise:${channel}`,
      channel,
      recipient: sealText(work, 'notices.recipient', newOne, to),
      queued_at: work.now,
      sent_at: isApp ? work.now : null,
      secret,
      good_until: goodUntil,
      otherwise: JSON.stringify(sealOtherwise(work, newOne, rest)),
      fallback_of: id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued && isApp) await announce(work, 'notice.arrived', { customerId: to })
  if (queued && channel !== 'app') await announce(work, `${channel}.queued`, { id: queued.id })
}

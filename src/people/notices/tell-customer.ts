import type { Work } from '#platform/work/work.ts'
import { channels } from './channels.ts'
import type { Letter, Reader } from './letter.ts'
import { queueNotice } from './queue-notice.ts'
import { type WriteFor, writeOtherwise } from './states/fall-over.ts'

/**
 * Sends a customer a letter by each of its channels that reaches them; once per channel, however often it is asked for. A
 * channel that fails is replaced by another one that reaches them (`states/fall-over.ts`).
 */
export async function tellCustomer(work: Work, reader: Reader, letter: Letter): Promise<void> {
  const { key, by = ['mail'], about, secret, goodUntil } = letter
  const write: WriteFor = (name, to, said) => channels[name].write(to, said)
  for (const channel of by) {
    const message = write(channel, reader, letter)
    if (message === null) continue
    await queueNotice(work, {
      ...message,
      readerId: reader.id,
      otherwise: writeOtherwise(channel, reader, letter, write),
      ...(goodUntil && { goodUntil }),
      channel,
      key: channel === 'mail' ? key : `${key}:${channel}`,
      locale: reader.locale,
      about,
      ...(secret !== undefined && { secret }),
    })
  }
}

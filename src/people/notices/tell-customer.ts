import type { Work } from '#platform/work/work.ts'
import { channels } from './channels.ts'
import type { Letter, Reader } from './letter.ts'
import { queueNotice } from './queue-notice.ts'

/**
 * Sends a customer a letter by each of its channels that reaches them; once per channel, however often it is asked for.
 */
export async function tellCustomer(work: Work, reader: Reader, letter: Letter): Promise<void> {
  const { key, by = ['mail'], about, secret } = letter
  for (const channel of by) {
    const message = channels[channel].write(reader, letter)
    if (message === null) continue
    await queueNotice(work, {
      ...message,
      channel,
      key: channel === 'mail' ? key : `${key}:${channel}`,
      locale: reader.locale,
      about,
      ...(secret !== undefined && { secret }),
    })
  }
}

import type { Work } from '#platform/work/work.ts'
import { channels } from './channels.ts'
import type { Letter, Reader } from './letter.ts'
import { queueNotice } from './queue-notice.ts'

/** Tells a customer something, by each channel of the letter that reaches them; once on each, however often asked. */
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

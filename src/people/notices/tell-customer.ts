import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { channels } from './channels.ts'
import { chooseChannels } from './kinds/choose-channels.ts'
import { letterPath } from './kinds/letter-path.ts'
import { withSafeDirection } from './kinds/safe-direction.ts'
import type { Letter, Reader } from './letter.ts'
import { queueNotice } from './queue-notice.ts'
import { type WriteFor, writeOtherwise } from './states/fall-over.ts'

/**
 * Sends a customer a letter by each channel of its kind that they want and that reaches them; once per channel, however often
 * it is asked for. In their quiet hours what makes a sound waits. A channel that fails is replaced by another one that reaches
 * them (`states/fall-over.ts`).
 */
export async function tellCustomer(work: Work, reader: Reader, worded: Letter): Promise<void> {
  const letter = withSafeDirection(worded)
  const { key, kind, about, secret, goodUntil, answers } = letter
  const { by, heldUntil } = await chooseChannels(work, reader, letter)
  const write: WriteFor = (name, whom, said) => channels[name].write(whom, said)
  for (const channel of by) {
    const message = write(channel, reader, letter)
    if (message === null) continue
    await queueNotice(work, {
      ...message,
      // A reader without an account has none.
      ...(isId(reader.id) && { readerId: reader.id }),
      otherwise: writeOtherwise(channel, reader, { ...letter, by }, write),
      ...(goodUntil && { goodUntil }),
      ...(answers && channel === 'mail' && { answers }),
      channel,
      kind,
      path: letterPath(letter),
      heldUntil: heldUntil(channel),
      key: channel === 'mail' ? key : `${key}:${channel}`,
      locale: reader.locale,
      about,
      ...(secret !== undefined && { secret }),
    })
  }
}

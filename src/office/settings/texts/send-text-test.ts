import { permits } from '#people/access/permissions.ts'
import { keepInOutbox } from '#people/notices/keep-in-outbox.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { mailer } from '#people/notices/notices.ports.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { testMail } from './preview-text.ts'

const anHour = [10, 3600] as const

/** Sends the message with these words and sample data to the member of staff who acts, in both languages; answers their address. */
export async function sendTextTest(
  visit: Visit,
  kind: MessageKind,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const { ports, who } = visit
  if (who.kind !== 'staff' || !permits(who, 'content')) throw no.FORBIDDEN()
  await visit.write((work) => limitRate(work, `text-test:${who.id}`, ...anHour))
  const to = await visit.read((work) => addressOf(work, who.id))
  for (const locale of ['ar', 'en'] as const) {
    const written = testMail(visit, kind, texts, locale)
    if (!written) continue
    const mail = { id: newId(), to, locale, ...written }
    if (ports.get(mailer).isOutbox) await visit.write((work) => keepInOutbox(work, mail))
    await ports.get(mailer).send(mail)
  }
  return to
}

async function addressOf(work: Work, id: string): Promise<string> {
  const found = work.db.selectFrom('staff_members').select('email').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).email
}

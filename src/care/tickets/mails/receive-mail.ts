import { longestMessage } from '#care/tickets/ticket-form.ts'
import { putMessage, putOtherSender } from '#care/tickets/write-message.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { system, type Work } from '#platform/work/work.ts'
import type { InboundMail } from './inbound-mail.ts'
import type { Matched } from './match-ticket.ts'

export type Outcome = 'message' | 'note' | 'automatic' | 'unknown' | 'repeated'

type Received = {
  readonly mail: InboundMail
  readonly matched: Matched | null
  readonly files: readonly KeptUpload[]
  /** Attachments that were not taken. */
  readonly lostFiles: number
}

/** More than these from one address in an hour come later. */
const mostPerHour = 10

/** Whether a delivery or its mail was taken before. */
export async function isKnownMail({ db }: Work, { token, mailId }: InboundMail): Promise<boolean> {
  const known = await db
    .selectFrom('ticket_mails')
    .select('id')
    .where((eb) =>
      eb.or([eb('token', '=', token), eb.and([eb('mail_id', '=', mailId ?? ''), eb('message_id', 'is not', null)])]),
    )
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * A mail becomes a message of its ticket's customer or guest; from another address a note that staff see. What machines
 * wrote and what answers no ticket is kept, and changes nothing.
 */
export async function receiveMail(visited: Work, { mail, matched, files, lostFiles }: Received): Promise<Outcome> {
  const work = { ...visited, who: system, site: matched?.site ?? visited.site }
  // Two deliveries of one mail meet here.
  await work.db
    .selectFrom('tickets')
    .select('id')
    .where('id', '=', matched?.id ?? newId())
    .forUpdate()
    .execute()
  if (await isKnownMail(work, mail)) return 'repeated'
  if (mail.isAutomatic || matched === null) return keep(work, mail, matched, mail.isAutomatic ? 'automatic' : 'unknown')
  if (!(await isWithinRate(work, `ticket-mails:${mail.from}`, mostPerHour, 3600))) throw platformNo.TOO_MANY_REQUESTS()
  const said = cut(mail.said) || (files.length + lostFiles > 0 ? '📎' : '…')
  const message = { number: matched.number, said, itemId: null, files, byMail: { lostFiles } }
  if (!matched.isOwn) {
    const { id } = await putOtherSender(work, message, mail.from || '?')
    return keep(work, mail, matched, 'note', id)
  }
  const { customerId } = matched
  const writer = customerId === null ? system : ({ kind: 'customer', id: customerId } as const)
  const { id } = await putMessage({ ...work, who: writer }, message)
  return keep(work, mail, matched, 'message', id)
}

async function keep(
  work: Work,
  mail: InboundMail,
  matched: Matched | null,
  outcome: Outcome,
  messageId: string | null = null,
): Promise<Outcome> {
  const { token, mailId, from, subject, original } = mail
  await work.db
    .insertInto('ticket_mails')
    .values({
      id: newId(),
      site: work.site,
      token,
      mail_id: mailId,
      ticket_id: matched?.id ?? null,
      message_id: messageId,
      sender: from,
      subject,
      original,
      outcome,
      at: work.now,
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute()
  return outcome
}

function cut(said: string): string {
  return said.length <= longestMessage ? said : `${said.slice(0, longestMessage - 1).trimEnd()}…`
}

import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { InboundMail } from './inbound-mail.ts'
import type { ReplyAddresses } from './reply-address.ts'

export type Matched = {
  readonly id: string
  readonly number: string
  readonly site: Site
  readonly customerId: string | null
  /** Whether the ticket's own customer or guest wrote it. */
  readonly isOwn: boolean
}

/**
 * The ticket that a mail answers: by our signed address, else by the thread it names, else by the number in its subject,
 * which only its own customer may use. A wrong tag finds nothing, whatever else the mail says.
 */
export async function matchTicket(work: Work, mail: InboundMail, addresses: ReplyAddresses): Promise<Matched | null> {
  const tagged = addresses.ticketOf(mail.recipient)
  if (tagged !== null) return found(work, 'number', tagged, mail)
  if (/\+t\d+\./i.test(mail.recipient)) return null
  const thread = addresses.ticketIdOf(mail.references)
  if (thread !== null && isId(thread)) return found(work, 'id', thread, mail)
  const named = /(?:^|[^\p{L}\p{N}])(T\d{5,12})(?![\p{L}\p{N}])/u.exec(mail.subject)?.[1]
  const matched = named === undefined ? null : await found(work, 'number', named, mail)
  return matched?.isOwn && mail.isVouched === true ? matched : null
}

async function found(work: Work, by: 'number' | 'id', value: string, mail: InboundMail): Promise<Matched | null> {
  const row = await work.db
    .selectFrom('tickets')
    .leftJoin('customers', 'customers.id', 'tickets.customer_id')
    .select(['tickets.id', 'tickets.number', 'tickets.site', 'tickets.customer_id', 'tickets.email'])
    .select(['customers.email as ownEmail', 'customers.deleted_at'])
    .where(`tickets.${by}`, '=', value)
    .executeTakeFirst()
  if (!row) return null
  const own = row.customer_id === null ? row.email : row.deleted_at === null ? row.ownEmail : null
  const isOwn = own !== null && own.toLowerCase() === mail.from && mail.isVouched !== false
  return { id: row.id, number: row.number, site: row.site as Site, customerId: row.customer_id, isOwn }
}

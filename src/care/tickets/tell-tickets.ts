import { readCustomers } from '#people/accounts/read-customers.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { replyAddresses } from './mails/reply-address.ts'

/** Who wrote first gets the number by mail. */
const tellOpened: Handler = {
  name: 'tickets.tell-opened',
  on: 'ticket.opened',
  lane: 'orders',
  handle: ({ write, origin, ports }, { ticketId }, key) =>
    write((work) => tell(work, { ticketId, key, origin, ports, said: null })),
}

/** An answer goes by mail too, unless the customer has seen it by then. */
const tellAnswered: Handler = {
  name: 'tickets.tell-answered',
  on: 'ticket.answered',
  lane: 'orders',
  handle: ({ write, origin, ports }, { ticketId, messageId }, key) =>
    write(async (work) => {
      const message = await work.db
        .selectFrom('ticket_messages')
        .select('said')
        .where('id', '=', messageId)
        .where('seen_at', 'is', null)
        .executeTakeFirst()
      if (message) await tell(work, { ticketId, key, origin, ports, said: message.said })
    }),
}

export const tellTickets: readonly Handler[] = [tellOpened, tellAnswered]

type Telling = Pick<JobContext, 'origin' | 'ports'> & {
  readonly ticketId: string
  readonly key: string
  /** The answer; null: that the ticket is there. */
  readonly said: string | null
}

async function tell(work: Work, { ticketId, key, origin, ports, said }: Telling): Promise<void> {
  const row = await work.db
    .selectFrom('tickets')
    .select(['number', 'name', 'email', 'locale', 'customer_id'])
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  const customer = row.customer_id === null ? null : (await readCustomers(work, [row.customer_id])).get(row.customer_id)
  const guest = {
    id: ticketId,
    email: row.email ?? '',
    locale: row.locale === 'en' ? ('en' as const) : ('ar' as const),
  }
  const reader = customer ?? guest
  const { locale } = reader
  const as = { locale }
  const number = isolate(row.number)
  const facts = { number: row.number }
  const isGuest = !customer
  const addresses = ports.get(replyAddresses)
  const page = isGuest ? '/auth/signup' : `/account/tickets/${row.number}`
  await tellCustomer(work, reader, {
    key: `tickets:${key}`,
    kind: said === null ? 'tickets_mail_opened' : 'tickets_mail_answered',
    ...(isGuest && { by: ['mail'] as const }),
    subject: said === null ? m.tickets_mail_opened_subject(facts, as) : m.tickets_mail_answered_subject(facts, as),
    hello: m.tickets_mail_hello({ name: customer?.firstName || row.name || '' }, as),
    heading: m.tickets_one({ number }, as),
    paragraphs: [
      said === null ? m.tickets_mail_opened_text({ number }, as) : said,
      ...(isGuest ? [m.tickets_mail_guest({}, as)] : []),
    ],
    action: {
      text: isGuest ? m.tickets_mail_sign_up({}, as) : m.tickets_mail_action({}, as),
      url: `${origin}/${locale}${page}`,
    },
    footer: `${addresses === null ? m.tickets_mail_answer_there({}, as) : m.tickets_mail_answer_here({}, as)} ${m.tickets_mail_footer({}, as)}`,
    ...(addresses && {
      answers: {
        to: addresses.of(row.number),
        thread: [addresses.threadOf(ticketId), ...(await readLastMailId(work, ticketId))],
      },
    }),
    about: { ticket: ticketId, ...(customer && { customer: customer.id }) },
  })
}

/** The Message-ID of the last mail that came in: a mail program then shows ours as its answer. */
async function readLastMailId(work: Work, ticketId: string): Promise<readonly string[]> {
  const last = await work.db
    .selectFrom('ticket_mails')
    .select('mail_id')
    .where('ticket_id', '=', ticketId)
    .where('outcome', '=', 'message')
    .where('mail_id', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.mail_id && /^<[^<>\s]{1,400}>$/.test(last.mail_id) ? [last.mail_id] : []
}

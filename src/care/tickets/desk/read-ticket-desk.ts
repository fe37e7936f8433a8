import { sql } from 'kysely'
import { ticketIsSeen } from '#care/tickets/ticket.ts'
import type { TicketState } from '#care/tickets/ticket-moves.ts'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'

/** What we promise: an answer within so many working days of the site's offices. */
export const answerDays = 1

export const deskStages = ['waiting', 'mine', 'mentions', 'snoozed', 'open', 'closed'] as const
export type DeskStage = (typeof deskStages)[number]

export type TicketDeskRow = {
  readonly number: string
  readonly state: TicketState
  readonly sender: string
  readonly isGuest: boolean
  readonly orderNumber: string | null
  readonly staff: string | null
  readonly since: Date
  /** Until when it rests. */
  readonly snoozedUntil: Date | null
  /** When the promise ends; null where nothing waits. */
  readonly due: Date | null
  /** The latest message that is no note; the latest note where nobody wrote yet. */
  readonly said: string
}

/** Tickets at a stage: those that wait by how long they have waited, the others the latest first. */
export async function readTicketDesk(work: Work, { stage, q }: { readonly stage: DeskStage; readonly q: string }) {
  const which = {
    waiting: sql`ticket.waiting_since is not null and ticket.snoozed_until is null`,
    mine: sql`ticket.waiting_since is not null and ticket.snoozed_until is null and ticket.staff_id = ${work.who.id}`,
    mentions: sql`ticket.id in (select coalesce(part.merged_into, part.id) from ticket_mentions named
      join ticket_messages note on note.id = named.message_id join tickets part on part.id = note.ticket_id
      where named.staff_id = ${work.who.id} and named.seen_at is null)`,
    snoozed: sql`ticket.snoozed_until is not null`,
    open: sql`ticket.state = 'open' and ticket.snoozed_until is null`,
    closed: sql`ticket.state = 'closed'`,
  }[stage]
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Omit<TicketDeskRow, 'due'> & { readonly waits: boolean }>`
    select ticket.number, ticket.state, ticket.customer_id is null as "isGuest", orders.number as "orderNumber",
      coalesce(customers.first_name || ' ' || customers.last_name, ticket.name) as sender, staff_members.name as staff,
      coalesce(ticket.waiting_since, ticket.updated_at) as since, ticket.waiting_since is not null as waits,
      ticket.snoozed_until as "snoozedUntil",
      (select said from ticket_messages
        where ticket_id in (select id from tickets part where ticket.id in (part.id, part.merged_into))
        order by is_note, at desc, id desc limit 1) as said
    from tickets ticket
    left join customers on customers.id = ticket.customer_id
    left join orders on orders.id = ticket.order_id
    left join staff_members on staff_members.id = ticket.staff_id
    where ticket.site = ${work.site} and ticket.merged_into is null and ${ticketIsSeen(work, 'ticket')} and ${which}
      and (${q} = '' or concat_ws(' ', ticket.number, orders.number, customers.first_name, customers.last_name,
        customers.email, ticket.name, ticket.email,
        (select string_agg(number, ' ') from tickets part where part.merged_into = ticket.id)) ilike ${like})
    order by ticket.snoozed_until, ticket.waiting_since, ticket.updated_at desc, ticket.id limit 200`.execute(work.db)
  const calendar = await readCalendar(work)
  return rows.map(({ waits, ...row }) => ({
    ...row,
    sender: shownName(row.sender, work.locale),
    due: waits ? afterWorkingDays(row.since, answerDays, calendar) : null,
  }))
}

/** How many tickets wait for an answer, since when, and until when the oldest has to be answered. */
export async function countTickets(work: Work) {
  const { count, oldest } = await work.db
    .selectFrom('tickets')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('waiting_since').as('oldest')])
    .where('site', '=', work.site)
    .where('waiting_since', 'is not', null)
    .where('snoozed_until', 'is', null)
    .where(ticketIsSeen(work, 'tickets'))
    .executeTakeFirstOrThrow()
  const due = oldest && afterWorkingDays(oldest, answerDays, await readCalendar(work))
  return { count: Number(count), oldest, due }
}

/** The working days of the site's offices. */
export async function readCalendar(work: Work) {
  return officeCalendar(work.site, await readBankHolidays(work))
}

import { sql } from 'kysely'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'
import type { TicketState } from './ticket-moves.ts'

/** What we promise: an answer within so many working days of the site's offices. */
const answerDays = 1

export const deskStages = ['waiting', 'mine', 'open', 'closed'] as const
export type DeskStage = (typeof deskStages)[number]

export type TicketDeskRow = {
  readonly number: string
  readonly state: TicketState
  readonly sender: string
  readonly isGuest: boolean
  readonly orderNumber: string | null
  readonly staff: string | null
  readonly since: Date
  /** When the promise ends; null where nothing waits. */
  readonly due: Date | null
  /** The latest message that is no note. */
  readonly said: string
}

/** Tickets at a stage: those that wait by how long they have waited, the others the latest first. */
export async function readTicketDesk(work: Work, { stage, q }: { readonly stage: DeskStage; readonly q: string }) {
  const which = {
    waiting: sql`ticket.waiting_since is not null`,
    mine: sql`ticket.waiting_since is not null and ticket.staff_id = ${work.who.id}`,
    open: sql`ticket.state = 'open'`,
    closed: sql`ticket.state = 'closed'`,
  }[stage]
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Omit<TicketDeskRow, 'due'> & { readonly waits: boolean }>`
    select ticket.number, ticket.state, ticket.customer_id is null as "isGuest", orders.number as "orderNumber",
      coalesce(customers.first_name || ' ' || customers.last_name, ticket.name) as sender, staff_members.name as staff,
      coalesce(ticket.waiting_since, ticket.updated_at) as since, ticket.waiting_since is not null as waits,
      (select said from ticket_messages where ticket_id = ticket.id and not is_note order by at desc, id desc limit 1) as said
    from tickets ticket
    left join customers on customers.id = ticket.customer_id
    left join orders on orders.id = ticket.order_id
    left join staff_members on staff_members.id = ticket.staff_id
    where ticket.site = ${work.site} and ${which}
      and (${q} = '' or concat_ws(' ', ticket.number, orders.number, customers.first_name, customers.last_name,
        customers.email, ticket.name, ticket.email) ilike ${like})
    order by ticket.waiting_since, ticket.updated_at desc, ticket.id limit 200`.execute(work.db)
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
    .executeTakeFirstOrThrow()
  const due = oldest && afterWorkingDays(oldest, answerDays, await readCalendar(work))
  return { count: Number(count), oldest, due }
}

async function readCalendar(work: Work) {
  return officeCalendar(work.site, await readBankHolidays(work))
}

/** Hours to the first answer and to the end, of the tickets of the last thirty days: the middle values. */
export async function readAnswerTimes(work: Work) {
  const since = new Date(work.now.getTime() - 30 * 86_400_000)
  const { rows } = await sql<{ readonly first: number | null; readonly whole: number | null }>`
    select
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at) / 3600) as first,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - opened_at) / 3600) as whole
    from tickets where site = ${work.site} and opened_at > ${since}`.execute(work.db)
  return rows[0] ?? { first: null, whole: null }
}

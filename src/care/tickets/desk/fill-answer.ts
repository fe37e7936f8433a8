import { findTicket } from '#care/tickets/ticket.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readCannedAnswers } from './canned-answers.ts'
import { fillFields } from './canned-fields.ts'

const works: Permission = 'tickets'

/** A ready answer in the language of the ticket's customer, with what we know filled in: a draft that stays editable. */
export async function fillAnswer(work: Work, number: string, answerId: string): Promise<string> {
  if (!permits(work.who, works)) throw platformNo.FORBIDDEN()
  const ticket = await findTicket(work, number)
  const answer = (await readCannedAnswers(work)).find(({ id }) => id === answerId)
  if (!answer) throw platformNo.NOT_FOUND()
  const known = await work.db
    .selectFrom('tickets')
    .leftJoin('customers', 'customers.id', 'tickets.customer_id')
    .leftJoin('orders', 'orders.id', 'tickets.order_id')
    .select(['customers.first_name as firstName', 'customers.language', 'orders.number as order'])
    .where('tickets.id', '=', ticket.id)
    .executeTakeFirstOrThrow()
  const isEnglish = (known.language ?? ticket.locale) === 'en'
  const name = known.firstName || ticket.name
  return fillFields(isEnglish ? answer.saidEn : answer.saidAr, { name, order: known.order, ticket: ticket.number })
}

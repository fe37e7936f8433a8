import { readAnswerers } from '#care/tickets/move-ticket.ts'
import type { Ticket } from '#care/tickets/ticket.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'

type Colleague = { readonly id: string; readonly name: string }

/** The colleagues whom a note names: `@Mona` by the first name where only one has it, `@Mona Adel` by the whole. */
export function findMentioned(said: string, colleagues: readonly Colleague[]): readonly string[] {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase()
  const text = fold(said)
  const isNamed = (name: string) => {
    for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1)) {
      const after = text[at + 1 + name.length] ?? ' '
      if (!/[\p{L}\p{N}]/u.test(after)) return true
    }
    return false
  }
  const first = (name: string) => fold(name).split(/\s+/)[0] ?? ''
  return colleagues
    .filter(({ name }) => {
      const isOnly = colleagues.filter((other) => first(other.name) === first(name)).length === 1
      return isNamed(fold(name)) || (isOnly && first(name) !== '' && isNamed(first(name)))
    })
    .map(({ id }) => id)
}

/** Keeps for each colleague whom a note names that they were named; the writer is told nothing. */
export async function mention(work: Work, ticket: Ticket, messageId: string, said: string): Promise<void> {
  const named = said.includes('@') ? findMentioned(said, await readAnswerers(work)) : []
  const others = named.filter((id) => id !== work.who.id)
  if (others.length > 0)
    await work.db
      .insertInto('ticket_mentions')
      .values(others.map((id) => ({ message_id: messageId, staff_id: id })))
      .execute()
  // A note is for staff alone, and so is the news of it.
  await announce(work, 'ticket.noted', { ticketId: ticket.id, customerId: null })
}

/** Opening a ticket marks what names the acting member in it as seen. */
export async function seeMentions(work: Work, messageIds: readonly string[]): Promise<void> {
  if (work.who.kind !== 'staff' || messageIds.length === 0) return
  await work.db
    .updateTable('ticket_mentions')
    .set({ seen_at: work.now })
    .where('staff_id', '=', work.who.id)
    .where('message_id', 'in', [...messageIds])
    .where('seen_at', 'is', null)
    .execute()
}

/** How many notes name the acting member and were not seen yet, on this site. */
export async function countMentions({ db, who, site }: Work): Promise<number> {
  if (who.kind !== 'staff') return 0
  const { count } = await db
    .selectFrom('ticket_mentions as named')
    .innerJoin('ticket_messages as message', 'message.id', 'named.message_id')
    .innerJoin('tickets', 'tickets.id', 'message.ticket_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('named.staff_id', '=', who.id)
    .where('named.seen_at', 'is', null)
    .where('tickets.site', '=', site)
    .executeTakeFirstOrThrow()
  return Number(count)
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { fillAnswer } from '#care/tickets/desk/fill-answer.ts'
import { linkOrder } from '#care/tickets/desk/link-order.ts'
import { mergeTickets } from '#care/tickets/desk/merge-tickets.ts'
import { snoozeHours } from '#care/tickets/desk/snooze-hours.ts'
import { snoozeTicket } from '#care/tickets/desk/snooze-ticket.ts'
import { askInReview, openCaseOfTicket, proposeRefundOfTicket } from '#care/tickets/desk/turn-ticket.ts'
import { deed, deedInSteps, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { typedAgain } from '#platform/http/forms/form-answer.ts'
import { isId } from '#platform/work/id.ts'
import { foundKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { actOnTicket, assignTicket } from './move-ticket.ts'
import { findTicket } from './ticket.ts'
import { keepTicketFiles } from './ticket-file.ts'
import { messageForm } from './ticket-form.ts'
import { writeMessage } from './write-message.ts'

const snoozeForm = z.object({ hours: z.enum(snoozeHours) })

const sentMessage = messageForm.extend({ key: z.string() })

const write = <Done extends string>(number: string, done: Done, isNote: boolean) =>
  deedInSteps(sentMessage, async ({ message, item, key }, { visit, form }): Promise<Done> => {
    await visit.read((work) => findTicket(work, number))
    const files = await keepTicketFiles(visit, form)
    const sent = { key, number, said: message, itemId: item || null, files, isNote }
    await visit.write((work) => writeMessage(work, sent))
    return done
  })

/** What a customer does on the page of a ticket. */
export function ownTicketDeeds(number: string) {
  return {
    write: write(number, 'sent', false),
    close: deed(noFields, (work) => actOnTicket(work, number, 'close'), 'closed'),
  }
}

/** What staff do there. */
export function staffTicketDeeds(number: string) {
  return {
    ...ownTicketDeeds(number),
    note: write(number, 'noted', true),
    claim: deed(noFields, (work) => actOnTicket(work, number, 'claim'), 'claimed'),
    release: deed(noFields, (work) => actOnTicket(work, number, 'release'), 'released'),
    reopen: deed(noFields, (work) => actOnTicket(work, number, 'reopen'), 'reopened'),
    assign: deed(
      z.object({ staff: z.string().min(1, 'refusal_ticket_assignee_unknown') }),
      (work, { staff }) => assignTicket(work, number, staff),
      'assigned',
    ),
    // What was typed stays, the ready answer stands below it.
    use: async ({ visit, form }: Sent) => {
      const draft = await visit.read((work) => fillAnswer(work, number, String(form.get('canned') ?? '')))
      const typed = String(form.get('message') ?? '').trim()
      form.set('message', typed === '' ? draft : `${typed}\n\n${draft}`)
      form.delete('canned')
      return typedAgain(form)
    },
    snooze: deed(
      snoozeForm,
      (work, { hours }) => snoozeTicket(work, number, new Date(work.now.getTime() + Number(hours) * 3_600_000)),
      'snoozed',
    ),
    merge: deed(
      z.object({ into: z.string().trim().min(1).max(40) }),
      (work, { into }) => mergeTickets(work, number, into),
      ({ number: stays }, _, { visit }) => redirect(`/${visit.locale}/ops/tickets/${stays}?done=merged`),
    ),
    link: deed(
      z.object({ order: z.string().trim().min(1).max(40), item: z.string().max(40).default('') }),
      (work, { order, item }) => linkOrder(work, number, { order, itemId: isId(item) ? item : null }),
      'linked',
    ),
  }
}

const why = z.string().trim().min(3).max(500)

/** What a ticket turns into, each with one form. */
export function turnDeeds(number: string) {
  return {
    case: deed(
      z.object({ key: z.string(), item: z.uuid(), kind: z.enum(foundKinds), note: why }),
      (work, { key, item, kind, note }) => openCaseOfTicket(work, { key, number, itemId: item, kind, note }),
      'turned',
    ),
    refund: deed(
      z.object({ key: z.string(), why }),
      (work, { key, why: said }, { form }) => {
        const itemIds = form.getAll('item').map(String).filter(isId)
        return proposeRefundOfTicket(work, { key, number, itemIds, why: said })
      },
      'turned',
    ),
    question: deed(
      noFields,
      (work) => askInReview(work, number),
      ({ order }, _, { visit }) => redirect(`/${visit.locale}/ops/review/${order}`),
    ),
  }
}

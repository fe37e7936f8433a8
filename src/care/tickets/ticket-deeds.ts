import { z } from 'zod'
import { deed, deedInSteps, noFields } from '#people/proofs/answer-deeds.ts'
import { actOnTicket, assignTicket } from './move-ticket.ts'
import { findTicket } from './ticket.ts'
import { keepTicketFiles } from './ticket-file.ts'
import { messageForm } from './ticket-form.ts'
import { writeMessage } from './write-message.ts'

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
  }
}

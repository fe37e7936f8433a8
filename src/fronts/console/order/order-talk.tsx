import { MessageForm } from '#care/tickets/pages/message-form.tsx'
import { MessageList } from '#care/tickets/pages/message-list.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { OrderDesk } from './read-order-desk.ts'

type OrderTalkProps = {
  readonly order: OrderDesk
  readonly formKey: string
  readonly answer: Partial<FormAnswer> | undefined
  readonly ops: string
  readonly locale: Locale
  readonly site: Site
}

/** What the customer and we wrote about the order, in its ticket; notes for who answers tickets. */
export function OrderTalk({ order, formKey, answer, ops, locale, site }: OrderTalkProps) {
  const { talk, items, mayOpenTicket } = order
  return (
    <Card
      title={m.tickets_messages()}
      id="comments"
      aside={
        talk.ticket &&
        mayOpenTicket && (
          <TextLink to={`${ops}/tickets/${talk.ticket}`}>{m.tickets_one({ number: isolateLtr(talk.ticket) })}</TextLink>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <MessageList who="staff" messages={talk.messages} place={{ locale, site }} />
        <MessageForm
          key={talk.messages.length}
          who="staff"
          items={items}
          formKey={formKey}
          answer={answer}
          mayNote={mayOpenTicket}
        />
      </div>
    </Card>
  )
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readAnswerers } from '#care/tickets/move-ticket.ts'
import { readConversation } from '#care/tickets/read-tickets.ts'
import { staffTicketDeeds } from '#care/tickets/ticket-deeds.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketFiles } from './ticket-files.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const me = requireStaff(visit, 'tickets', request)
  const done = doneText(request, 'tickets_desk_done', visit.locale)
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const { ticket, ...talk } = await readConversation(work, params.number ?? '')
      const customers = await readCustomers(work, ticket.customer_id === null ? [] : [ticket.customer_id])
      const customer = customers.get(ticket.customer_id ?? '')
      const { number, state, opened_at: openedAt, staff_id: staffId } = ticket
      const sender = customer
        ? { name: `${customer.firstName} ${customer.lastName}`, email: customer.email, phone: customer.phone }
        : { name: ticket.name ?? '', email: ticket.email ?? '', phone: ticket.phone }
      const colleagues = await readAnswerers(work)
      const isGuest = customer === undefined
      return {
        ...talk,
        number,
        state,
        openedAt,
        staffId,
        sender,
        isGuest,
        colleagues,
        me: me.id,
        key: newId(),
        done,
        locale,
        site,
      }
    }),
  )
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'tickets', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), staffTicketDeeds(number), `ops/tickets/${number}`)
}

/** One ticket as staff work on it: the conversation with its notes, who wrote, who has it. */
export default function TicketCase() {
  const facts = useLoaderData<typeof loader>()
  const { number, state, items, messages, key, done, isGuest, locale, site } = facts
  const answer = useAnswer<typeof action>()
  const title = m.tickets_one({ number: isolate(number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/tickets`, text: m.tickets_desk() }}
        aside={<TicketBadge state={state} isStaff />}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <MessageList who="staff" messages={messages} place={{ locale, site }} />
          <Card as="div">
            <FormProblems answer={answer} />
            <div className={denseForm}>
              <MessageForm key={messages.length} who="staff" items={items} formKey={key} answer={answer} mayNote>
                {!isGuest && <TicketFiles />}
              </MessageForm>
            </div>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Acts />
          <Sender />
        </div>
      </div>
    </>
  )
}

function Acts() {
  const { state, staffId, me, colleagues } = useLoaderData<typeof loader>()
  const button = (event: string, text: string, kind: 'primary' | 'secondary' = 'secondary') => (
    <SubmitButton name="do" value={event} kind={kind} size="small">
      {text}
    </SubmitButton>
  )
  const waits = state === 'pending' || state === 'processing'
  const holder = colleagues.find(({ id }) => id === staffId)?.name
  return (
    <Card title={m.tickets_holder()} aside={holder && <bdi>{holder}</bdi>}>
      <Form method="post" className="flex flex-wrap gap-2">
        {state === 'pending' && button('claim', m.tickets_claim(), 'primary')}
        {state === 'processing' && button('release', m.tickets_release())}
        {state !== 'closed' && button('close', m.tickets_close())}
        {state === 'closed' && button('reopen', m.tickets_reopen())}
      </Form>
      {waits && (
        <PostForm answer={undefined} className={`mt-4 flex flex-col items-start gap-3 ${denseForm}`}>
          <Select
            label={m.tickets_assign_to()}
            name="staff"
            defaultValue={staffId ?? me}
            options={colleagues.map(({ id, name }) => ({ value: id, text: name }))}
          />
          {button('assign', m.tickets_assign())}
        </PostForm>
      )}
    </Card>
  )
}

function Sender() {
  const { sender, isGuest, orderNumber, openedAt, locale, site } = useLoaderData<typeof loader>()
  const order = orderNumber && (
    <TextLink to={`/${locale}/ops/orders/${orderNumber}`}>
      <Ltr>{orderNumber}</Ltr>
    </TextLink>
  )
  return (
    <Card title={m.tickets_sender()}>
      <Facts
        items={[
          { term: m.tickets_name(), value: <bdi>{sender.name}</bdi> },
          {
            term: m.tickets_email(),
            value: (
              <bdi dir="ltr" className="wrap-anywhere">
                {sender.email}
              </bdi>
            ),
          },
          ...(sender.phone ? [{ term: m.tickets_phone(), value: <Ltr>{sender.phone}</Ltr> }] : []),
          { term: m.tickets_account(), value: isGuest ? m.tickets_account_none() : m.tickets_account_there() },
          ...(order ? [{ term: m.tickets_order_number(), value: order }] : []),
          { term: m.tickets_opened(), value: sayMoment(openedAt, locale, site) },
        ]}
      />
    </Card>
  )
}

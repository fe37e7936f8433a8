import { Form } from 'react-router'
import { answerTo } from '#care/tickets/desk/answer-to.ts'
import { snoozeHours } from '#care/tickets/desk/snooze-hours.ts'
import type { TicketState } from '#care/tickets/ticket-moves.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

type TicketActsProps = {
  readonly state: TicketState
  readonly staffId: string | null
  readonly me: string
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  /** Until when it rests, in words. */
  readonly restsUntil: string | null
  readonly answer: FormAnswer | undefined
}

const hoursNames: Readonly<Record<(typeof snoozeHours)[number], () => string>> = {
  4: m.tickets_snooze_4,
  24: m.tickets_snooze_24,
  72: m.tickets_snooze_72,
  168: m.tickets_snooze_168,
}

/** Who has a ticket: take it, give it back, close it, give it to a colleague, lay it aside. */
export function TicketActs({ state, staffId, me, colleagues, restsUntil, answer }: TicketActsProps) {
  const button = (event: string, text: string, kind: 'primary' | 'secondary' = 'secondary') => (
    <SubmitButton name="do" value={event} kind={kind} size="small">
      {text}
    </SubmitButton>
  )
  const waits = state === 'pending' || state === 'processing'
  const holder = colleagues.find(({ id }) => id === staffId)?.name
  const rowForm = `mt-4 flex flex-col items-start gap-3 ${denseForm}`
  return (
    <Card title={m.tickets_holder()} aside={holder && <bdi>{holder}</bdi>}>
      {restsUntil !== null && <p className="mb-3 text-sm">{m.tickets_snoozed_until({ until: restsUntil })}</p>}
      <Form method="post" className="flex flex-wrap gap-2">
        {state === 'pending' && button('claim', m.tickets_claim(), 'primary')}
        {state === 'processing' && button('release', m.tickets_release())}
        {state !== 'closed' && button('close', m.tickets_close())}
        {state === 'closed' && button('reopen', m.tickets_reopen())}
      </Form>
      {waits && (
        <PostForm answer={answerTo(answer, 'assign')} className={rowForm}>
          <Select
            label={m.tickets_assign_to()}
            name="staff"
            defaultValue={staffId ?? me}
            options={colleagues.map(({ id, name }) => ({ value: id, text: name }))}
          />
          {button('assign', m.tickets_assign())}
        </PostForm>
      )}
      {state !== 'closed' && (
        <PostForm answer={answerTo(answer, 'snooze')} className={rowForm}>
          <Select
            label={m.tickets_snooze_for()}
            hint={m.tickets_snooze_hint()}
            name="hours"
            defaultValue="24"
            options={snoozeHours.map((value) => ({ value, text: hoursNames[value]() }))}
          />
          {button('snooze', m.tickets_snooze())}
        </PostForm>
      )}
    </Card>
  )
}

import { Form } from 'react-router'
import { answerTo } from '#care/tickets/desk/answer-to.ts'
import type { Turns } from '#care/tickets/desk/read-turns.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { CancellationBadge } from '#selling/orders/cancelling/cancellation-parts.tsx'
import { foundKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { CaseBadge } from '#selling/orders/discrepancies/pages/case-state.tsx'
import { m } from '#words/messages.js'

type TicketTurnsProps = {
  readonly turns: Turns
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** What came of a ticket, and what it may turn into: a case about goods, a refund proposal, a question in the review. */
export function TicketTurns({ turns, formKey, answer, locale }: TicketTurnsProps) {
  const { cases, refunds, disputable, cancellable, mayAsk } = turns
  const mayTurn = mayAsk || (disputable ?? []).length > 0 || (cancellable ?? []).length > 0
  if (!mayTurn && cases.length + refunds.length === 0) return null
  return (
    <Card title={m.tickets_turns()}>
      {cases.length + refunds.length > 0 && (
        <ul className="mb-3 flex flex-col gap-2">
          {cases.map(({ number, state }) => (
            <li key={number} className="flex flex-wrap items-center gap-2">
              {m.tickets_turn_case_one()}
              <TextLink to={`/${locale}/ops/discrepancies/${number}`}>
                <Ltr>{number}</Ltr>
              </TextLink>
              <CaseBadge state={state} />
            </li>
          ))}
          {refunds.map(({ number, state }) => (
            <li key={number} className="flex flex-wrap items-center gap-2">
              {m.tickets_turn_refund_one()}
              <TextLink to={`/${locale}/ops/cancellations/${number}`}>
                <Ltr>{number}</Ltr>
              </TextLink>
              <CancellationBadge state={state} />
            </li>
          ))}
        </ul>
      )}
      {disputable && disputable.length > 0 && <CaseForm items={disputable} formKey={formKey} answer={answer} />}
      {cancellable && cancellable.length > 0 && <RefundForm items={cancellable} formKey={formKey} answer={answer} />}
      {mayAsk && (
        <Form method="post" className="mt-2">
          <SubmitButton name="do" value="question" kind="secondary" size="small">
            {m.tickets_turn_question()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}

type TurnFormProps = Pick<TicketTurnsProps, 'formKey' | 'answer'> & {
  readonly items: readonly { readonly id: string; readonly title: string; readonly stageLabel: string }[]
}

function CaseForm({ items, formKey, answer }: TurnFormProps) {
  const own = answerTo(answer, 'case')
  return (
    <Disclosure quiet open={own !== undefined} summary={m.tickets_turn_case()}>
      <PostForm answer={own} key={own?.attempt} className={`mt-2 flex flex-col items-start gap-3 ${denseForm}`}>
        <General answer={own} />
        <FormKey value={formKey} />
        <Select
          label={m.tickets_item()}
          name="item"
          id="case-item"
          options={items.map(({ id, title, stageLabel }) => ({ value: id, text: `${title} · ${stageLabel}` }))}
        />
        <Select
          label={m.orders_case_kind()}
          name="kind"
          id="case-kind"
          defaultValue="damaged"
          options={foundKinds.map((value) => ({ value, text: kindNames[value]() }))}
        />
        <TextArea label={m.orders_case_note()} name="note" id="case-note" rows={2} />
        <SubmitButton name="do" value="case" kind="secondary" size="small">
          {m.tickets_turn_case_do()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

function RefundForm({ items, formKey, answer }: TurnFormProps) {
  const own = answerTo(answer, 'refund')
  return (
    <Disclosure quiet open={own !== undefined} summary={m.tickets_turn_refund()}>
      <PostForm answer={own} key={own?.attempt} className={`mt-2 flex flex-col items-start gap-3 ${denseForm}`}>
        <General answer={own} />
        <FormKey value={formKey} />
        <fieldset>
          <legend className="font-semibold">{m.tickets_turn_refund_items()}</legend>
          {items.map(({ id, title, stageLabel }) => (
            <Checkbox
              key={id}
              name="item"
              id={`refund-${id}`}
              value={id}
              defaultChecked={items.length === 1}
              label={<bdi>{title}</bdi>}
              hint={stageLabel}
            />
          ))}
        </fieldset>
        <TextArea label={m.tickets_turn_refund_why()} name="why" id="refund-why" rows={2} />
        <SubmitButton name="do" value="refund" kind="secondary" size="small">
          {m.tickets_turn_refund_do()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

function General({ answer }: { readonly answer: FormAnswer | undefined }) {
  const wrong = answer?.errors.general
  return wrong ? (
    <Notice tone="bad" role="alert">
      {wrong}
    </Notice>
  ) : null
}

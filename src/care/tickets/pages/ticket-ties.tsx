import { answerTo } from '#care/tickets/desk/answer-to.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

type TicketTiesProps = {
  readonly orderNumber: string | null
  readonly itemId: string | null
  readonly items: readonly { readonly id: string; readonly title: string }[]
  /** Other tickets of the same customer, to merge with. */
  readonly others: readonly { readonly number: string; readonly said: string }[]
  readonly orders: readonly string[]
  readonly answer: FormAnswer | undefined
}

/** What a ticket belongs to: an order or an item of it, another ticket of the same customer. */
export function TicketTies({ orderNumber, itemId, items, others, orders, answer }: TicketTiesProps) {
  const [linking, merging] = [answerTo(answer, 'link'), answerTo(answer, 'merge')]
  const mayLink = orderNumber !== null || orders.length > 0
  if (!mayLink && others.length === 0) return null
  return (
    <Card title={m.tickets_ties()}>
      {mayLink && (
        <Disclosure quiet open={linking !== undefined} summary={m.tickets_link()}>
          <PostForm
            answer={linking}
            key={linking?.attempt}
            className={`mt-2 flex flex-col items-start gap-3 ${denseForm}`}
          >
            {orderNumber === null ? (
              <Select
                label={m.tickets_order_number()}
                name="order"
                id="link-order"
                options={orders.map((value) => ({ value, text: value }))}
              />
            ) : (
              <>
                <input type="hidden" name="order" value={orderNumber} />
                <Select
                  label={m.tickets_item()}
                  name="item"
                  id="link-item"
                  defaultValue={itemId ?? ''}
                  options={[
                    { value: '', text: m.tickets_about_whole() },
                    ...items.map(({ id, title }) => ({ value: id, text: title })),
                  ]}
                />
              </>
            )}
            <SubmitButton name="do" value="link" kind="secondary" size="small">
              {m.tickets_link_do()}
            </SubmitButton>
          </PostForm>
        </Disclosure>
      )}
      {others.length > 0 && (
        <Disclosure quiet open={merging !== undefined} summary={m.tickets_merge()}>
          <PostForm
            answer={merging}
            key={merging?.attempt}
            className={`mt-2 flex flex-col items-start gap-3 ${denseForm}`}
          >
            <Field
              label={m.tickets_merge_into()}
              name="into"
              ltr
              list="other-tickets"
              autoComplete="off"
              hint={m.tickets_merge_hint()}
            />
            <datalist id="other-tickets">
              {others.map(({ number, said }) => (
                <option key={number} value={number}>
                  {said}
                </option>
              ))}
            </datalist>
            <SubmitButton name="do" value="merge" kind="secondary" size="small">
              {m.tickets_merge_do()}
            </SubmitButton>
          </PostForm>
        </Disclosure>
      )}
    </Card>
  )
}

import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import type { HubShelf } from './shelves.ts'

type ShelfCardProps = {
  readonly shelves: readonly HubShelf[]
  /** The last scanned item is probably the one to shelve next. */
  readonly label: string
  /** The shown shipment, which stays. */
  readonly shipment: string
  readonly code: string
  readonly answer?: FormAnswer
}

/** The form that puts goods on a shelf or moves them, by scan. */
export function ShelfCard({ shelves, label, shipment, code, answer }: ShelfCardProps) {
  const put = answerOf(answer, 'shelf')
  const made = answerOf(answer, 'makeShelf')
  return (
    <Card title={m.warehouse_shelves()} className="mt-4">
      {shelves.length > 0 && (
        <PostForm answer={put} className={`${denseForm} flex flex-wrap items-start gap-3`}>
          <input type="hidden" name="at" value="shelf" />
          <input type="hidden" name="shipment" value={shipment} />
          <Field
            label={m.warehouse_shelf_what()}
            id="shelf-what"
            name="shelved"
            ltr
            autoComplete="off"
            className="w-56 max-w-full"
            defaultValue={put.typed.shelved ?? label}
            error={put.errors.label ?? put.errors.shelved ?? put.errors.general}
          />
          <Field
            label={m.warehouse_shelf_code()}
            id="shelf-code"
            name="code"
            ltr
            autoComplete="off"
            className="w-40 max-w-full"
            defaultValue={code}
            error={put.errors.code}
          />
          <SubmitButton size="small" kind="secondary" name="do" value="shelf" className="sm:mt-6.5 sm:rtl:mt-8">
            {m.warehouse_shelf_put()}
          </SubmitButton>
        </PostForm>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 py-3 empty:hidden">
        {shelves.map((shelf) => (
          <li key={shelf.code}>
            <Ltr>{shelf.code}</Ltr>{' '}
            <span className="text-soft">{m.warehouse_shelf_pieces({ count: shelf.pieces })}</span>
          </li>
        ))}
      </ul>
      <Disclosure quiet summary={m.warehouse_shelf_new()} open={Object.keys(made.errors).length > 0}>
        <PostForm answer={made} className={`${denseForm} flex flex-wrap items-start gap-3`}>
          <input type="hidden" name="at" value="makeShelf" />
          <input type="hidden" name="shipment" value={shipment} />
          <Field
            label={m.warehouse_shelf_code()}
            id="shelf-new"
            name="code"
            ltr
            autoComplete="off"
            className="w-40 max-w-full"
            defaultValue={made.typed.code}
            error={made.errors.code ?? made.errors.general}
          />
          <SubmitButton size="small" kind="secondary" name="do" value="makeShelf" className="sm:mt-6.5 sm:rtl:mt-8">
            {m.warehouse_save()}
          </SubmitButton>
        </PostForm>
      </Disclosure>
    </Card>
  )
}

import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { m } from '#words/messages.js'
import type { CancellableItem } from './read-cancellable.ts'

type CancellableChoiceProps = { readonly items: readonly CancellableItem[]; readonly error: string | undefined }

/** The bought goods of an order that may still be cancelled; a single one is preselected. */
export function CancellableChoice({ items, error }: CancellableChoiceProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'field-items-error' : undefined}>
      <legend className="mb-1 font-semibold">{m.orders_fees_ask_items()}</legend>
      {items.map((item, place) => (
        <Checkbox
          key={item.id}
          id={place === 0 ? 'field-items' : undefined}
          name="item"
          value={item.id}
          defaultChecked={items.length === 1}
          label={<bdi>{item.title}</bdi>}
          hint={m.orders_fees_stage({ stage: item.stageLabel })}
        />
      ))}
      <FieldError id="field-items-error">{error}</FieldError>
    </fieldset>
  )
}

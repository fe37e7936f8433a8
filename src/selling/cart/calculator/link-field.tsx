import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

/** A product by its link, beside what is typed already: the same form, sent to where links are read. */
export function LinkField({ home }: { readonly home: string }) {
  return (
    <Card tone="sunken">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          className="min-w-52 grow"
          name="link"
          label={m.cart_calc_by_link()}
          placeholder={m.cart_paste_placeholder()}
          ltr
          type="url"
          autoComplete="off"
        />
        <Button type="submit" formAction={`${home}/calculator-link`} icon="link">
          {m.cart_calc_read()}
        </Button>
      </div>
    </Card>
  )
}

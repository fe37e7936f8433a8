import type { StoreOrder } from '#fulfilment/purchasing/read-store-orders.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { m } from '#words/messages.js'

type SeveralParcelsProps = { readonly orders: readonly StoreOrder[]; readonly answer?: FormAnswer }

/** The parcels of several store orders at once, as copied from the sellers' mails. */
export function SeveralParcels({ orders, answer }: SeveralParcelsProps) {
  const waiting = orders.filter(({ lines }) => lines.some((line) => line.isWaiting))
  // The typed text is kept even if fewer orders wait by now.
  if (waiting.length < 2 && !answer) return null
  return (
    <Disclosure quiet open={answer !== undefined} summary={m.purchasing_parcels()} className="mb-3">
      <PostForm answer={answer} preventScrollReset className={`${denseForm} rounded border border-line bg-sunken p-3`}>
        <TextArea
          label={m.purchasing_parcels_lines()}
          hint={m.purchasing_parcels_hint()}
          name="parcels"
          dir="ltr"
          rows={4}
          defaultValue={waiting.map(({ storeOrderNumber }) => `${storeOrderNumber} `).join('\n')}
        />
        <div className="mt-3 flex flex-wrap items-start gap-3">
          <Field label={m.purchasing_parcels_carrier()} name="carrierOfAll" ltr className="w-48" />
          <SubmitButton
            size="small"
            name="do"
            value="shipEach"
            className="sm:mt-6.5 sm:rtl:mt-8"
            busyLabel={m.platform_form_busy()}
          >
            {m.purchasing_parcels_send()}
          </SubmitButton>
        </div>
      </PostForm>
    </Disclosure>
  )
}

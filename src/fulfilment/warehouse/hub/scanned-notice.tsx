import { conditionLabel } from '#fulfilment/warehouse/condition-label.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { foundKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { m } from '#words/messages.js'
import type { ScannedItem } from './read-scanned.ts'

type ScannedNoticeProps = { readonly scanned: ScannedItem; readonly locale: Locale; readonly answer?: FormAnswer }

/** The last scanned item and its state; a problem with it is recorded here. */
export function ScannedNotice({ scanned, locale, answer }: ScannedNoticeProps) {
  const { errors = {} } = answer ?? {}
  const { id, label, title, quantity, stateLabel, discrepancy, pieces, left } = scanned
  return (
    <Notice tone={discrepancy ? 'warn' : 'ok'} role="status" className="mb-3" title={<bdi>{title}</bdi>}>
      <p className="flex flex-wrap gap-x-6">
        <Ltr>{label}</Ltr>
        <span>{m.warehouse_quantity({ count: quantity })}</span>
        {pieces.of > 1 && <span>{m.warehouse_pieces_here({ here: pieces.here, of: pieces.of })}</span>}
        <span>{m.warehouse_now({ state: stateLabel })}</span>
        {left !== null && <span>{left === 0 ? m.warehouse_complete() : m.warehouse_left({ count: left })}</span>}
        {discrepancy && (
          <>
            <span className="text-warn">{m.warehouse_discrepancy({ what: conditionLabel(discrepancy) })}</span>
            <Link to={`/${locale}/ops/discrepancies?q=${label.split('-')[0]}`} className="text-sea underline-offset-4">
              {m.warehouse_open_case()}
            </Link>
          </>
        )}
      </p>
      {!discrepancy && (
        <Disclosure quiet summary={m.warehouse_note_discrepancy()} open={answer !== undefined}>
          <PostForm
            answer={answer}
            encType="multipart/form-data"
            className={`${denseForm} flex flex-wrap items-start gap-3`}
          >
            <input type="hidden" name="itemId" value={id} />
            <input type="hidden" name="label" value={label} />
            <Select
              label={m.warehouse_condition()}
              name="found"
              defaultValue="damaged"
              options={foundKinds.map((value) => ({ value, text: conditionLabel(value) }))}
            />
            <Field label={m.warehouse_note()} name="why" className="grow" error={errors.why ?? errors.general} />
            <FileField
              label={m.warehouse_photo()}
              name="photo"
              optional={m.warehouse_optional()}
              accept="image/jpeg,image/png,image/webp"
              chooseLabel={m.warehouse_photo_choose()}
            />
            <SubmitButton
              kind="secondary"
              size="small"
              name="do"
              value="discrepancy"
              className="sm:mt-6.5 sm:rtl:mt-8"
              busyLabel={m.platform_form_busy()}
            >
              {m.warehouse_save()}
            </SubmitButton>
          </PostForm>
        </Disclosure>
      )}
    </Notice>
  )
}

import type { SettledRow } from '#catalog/estimates/settled/read-settled-list.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { m } from '#words/messages.js'
import { saidGrams } from './settled-columns.tsx'

type UndoSettledProps = {
  readonly fact: SettledRow
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** Asks why a product's fact is taken back. */
export function UndoSettled({ fact, here, formKey, answer, locale }: UndoSettledProps) {
  const { id, title, page, category, weightGrams } = fact
  const said = [
    ...(category === null ? [] : [categoryName(category, locale)]),
    ...(weightGrams === null ? [] : [saidGrams(weightGrams)]),
  ]
  return (
    <DeedDialog
      title={m.orders_settled_undo_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
      problem={answer?.errors.id}
    >
      <input type="hidden" name="id" value={id} />
      <p>
        <bdi className="block font-semibold">{title}</bdi>
        <Ltr className="block text-xs wrap-anywhere whitespace-normal text-soft">{page}</Ltr>
        <span className="block">{said.join(' · ')}</span>
      </p>
      <p className="text-sm text-soft">{m.orders_settled_undo_text()}</p>
      <TextArea name="why" label={m.orders_settled_why()} maxLength={500} rows={3} required />
      <SubmitButton name="do" value="undo">
        {m.orders_settled_undo()}
      </SubmitButton>
    </DeedDialog>
  )
}

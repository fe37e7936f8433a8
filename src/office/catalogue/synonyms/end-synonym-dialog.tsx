import type { SynonymRow } from '#catalog/products/desk/read-synonyms.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

type EndSynonymDialogProps = {
  readonly pair: SynonymRow
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** Asks why a pair of words ends. */
export function EndSynonymDialog({ pair, here, formKey, answer }: EndSynonymDialogProps) {
  return (
    <DeedDialog title={m.catalogue_synonym_end_title()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="id" value={pair.id} />
      <p className="font-semibold">
        <bdi>{pair.word}</bdi> · <bdi>{pair.means}</bdi>
      </p>
      <WhyField />
      <SubmitButton name="do" value="end">
        {m.catalogue_synonym_end()}
      </SubmitButton>
    </DeedDialog>
  )
}

import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { breakNames } from './break-names.ts'
import { BreakSide } from './break-side.tsx'
import type { BreakRow } from './read-reports.ts'
import { correctable } from './report-line.ts'

export type DialogFacts = {
  readonly closeTo: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** What was found out about a difference, and whether our books are put right by an entry. */
export function ResolveDialog({ row, ...facts }: DialogFacts & { readonly row: BreakRow }) {
  const { closeTo, formKey, answer } = facts
  const title = m.finance_resolve_title({
    kind: breakNames[row.kind](),
    transaction: isolate(row.transactionId),
  })
  const isUnknown = row.kind === 'missingWithUs'
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={title}>
      <Facts
        items={[
          { term: m.finance_ours(), value: <BreakSide says={row.ours} locale={facts.locale} /> },
          { term: m.finance_theirs(), value: <BreakSide says={row.theirs} locale={facts.locale} /> },
        ]}
      />
      <p>{m.finance_resolve_text()}</p>
      <input type="hidden" name="breakId" value={row.id} />
      {correctable.has(row.kind) && (
        <Checkbox
          label={isUnknown ? m.finance_resolve_entry_unknown() : m.finance_resolve_entry_amount()}
          name="withEntry"
          defaultChecked={answer?.typed.withEntry === 'on'}
        />
      )}
      <ReasonAndProof label={m.finance_reason()} asksProof={facts.asksProof} />
      <SubmitButton name="do" value="resolve">
        {m.finance_resolve()}
      </SubmitButton>
    </DeedDialog>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ProofField } from '#people/proof-field.tsx'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextArea } from '#platform/ui/text-area.tsx'
import type { Locale } from '#platform/work.ts'
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
  const { errors = {}, typed = {} } = facts.answer ?? {}
  const title = m.finance_resolve_title({
    kind: breakNames[row.kind](),
    transaction: `\u2068${row.transactionId}\u2069`,
  })
  const isUnknown = row.kind === 'missingWithUs'
  return (
    <ActDialog {...facts} title={title}>
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
          defaultChecked={typed.withEntry === 'on'}
        />
      )}
      <TextArea
        label={m.finance_reason()}
        name="reason"
        defaultValue={typed.reason ?? ''}
        error={errors.reason}
        rows={2}
      />
      {(facts.asksProof || errors.proof) && <ProofField who="staff" error={errors.proof} />}
      <SubmitButton name="do" value="resolve">
        {m.finance_resolve()}
      </SubmitButton>
    </ActDialog>
  )
}

export function ActDialog({
  title,
  closeTo,
  formKey,
  answer,
  children,
}: DialogFacts & { title: string; children: ReactNode }) {
  return (
    <Dialog open title={title} closeLabel={m.finance_close()} closeTo={closeTo}>
      <Form method="post" className="flex flex-col gap-4" key={answer?.attempt}>
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        <input type="hidden" name="key" value={answer?.typed.key ?? formKey} />
        {children}
      </Form>
    </Dialog>
  )
}

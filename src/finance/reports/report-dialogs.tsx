import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { BankLine } from '#finance/bank/read-bank-lines.ts'
import { formatMoney } from '#money/format-money.ts'
import { ProofField } from '#people/proof-field.tsx'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextArea } from '#platform/ui/text-area.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { breakNames } from './break-names.ts'
import type { BreakRow, ReportRow } from './read-reports.ts'

type DialogFacts = {
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
      <p>{m.finance_resolve_text()}</p>
      <input type="hidden" name="breakId" value={row.id} />
      {(isUnknown || row.kind === 'amountDiffers') && (
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

type PayoutDialogProps = DialogFacts & { readonly report: ReportRow; readonly lines: readonly BankLine[] }

/** Which line of our bank's statement the provider's money came by. */
export function PayoutDialog({ report, lines, ...facts }: PayoutDialogProps) {
  const { errors = {}, typed = {} } = facts.answer ?? {}
  const options = lines
    .filter(({ amount }) => amount.minor > 0n)
    .map(({ id, number, day, amount, reference }) => ({
      value: id,
      text: `${formatMoney(amount, facts.locale)} · ${day} · ${reference} · ${number}`,
    }))
  return (
    <ActDialog {...facts} title={m.finance_payout_title({ number: `\u2068${report.number}\u2069` })}>
      {options.length === 0 ? (
        <Notice tone="info">{m.finance_no_lines()}</Notice>
      ) : (
        <>
          <p>{m.finance_payout_text()}</p>
          <input type="hidden" name="reportId" value={report.id} />
          <Select
            label={m.finance_payout_line()}
            name="lineId"
            options={options}
            defaultValue={typed.lineId ?? options[0]?.value ?? ''}
            error={errors.lineId}
          />
          {(facts.asksProof || errors.proof) && <ProofField who="staff" error={errors.proof} />}
          <SubmitButton name="do" value="payout">
            {m.finance_payout_book()}
          </SubmitButton>
        </>
      )}
    </ActDialog>
  )
}

function ActDialog({
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

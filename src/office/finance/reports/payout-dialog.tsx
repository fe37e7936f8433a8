import type { BankLine } from '#office/finance/bank/read-bank-lines.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { providerName } from './break-names.ts'
import type { ReportRow } from './read-reports.ts'
import type { DialogFacts } from './report-dialogs.tsx'

type PayoutDialogProps = DialogFacts & {
  readonly report: ReportRow
  /** Others of this provider that were not paid out either. */
  readonly others: readonly ReportRow[]
  /** Those that can have been this provider's. */
  readonly lines: readonly BankLine[]
}

/** Which lines of our bank's statement the provider's money came by, and for which of its reports. */
export function PayoutDialog({ report, others, lines, ...facts }: PayoutDialogProps) {
  const { closeTo, formKey, answer, locale } = facts
  const { errors = {}, typed = {} } = answer ?? {}
  const due = others.reduce((sum, one) => sum + one.due.minor, report.due.minor)
  const chosen = (name: 'reportId' | 'lineId') => typed[`chosen:${name}`]?.split(' ') ?? null
  const fits = (line: BankLine) => line.amount.minor === report.due.minor || line.amount.minor === due
  return (
    <DeedDialog
      closeTo={closeTo}
      formKey={formKey}
      answer={answer}
      title={m.finance_payout_title({ number: isolate(report.number) })}
    >
      {lines.length === 0 ? (
        <Notice tone="info">{m.finance_no_lines()}</Notice>
      ) : (
        <>
          <p>{m.finance_payout_text({ provider: isolate(providerName(report.provider)) })}</p>
          <fieldset>
            <legend className="font-semibold">{m.finance_payout_reports()}</legend>
            {[report, ...others].map((one) => (
              <Checkbox
                key={one.id}
                id={`report-${one.id}`}
                name="reportId"
                value={one.id}
                defaultChecked={chosen('reportId')?.includes(one.id) ?? one === report}
                label={<bdi>{`${one.number} · ${one.fromDay}`}</bdi>}
                hint={m.finance_payout_due({ amount: isolate(formatMoney(one.due, locale)) })}
              />
            ))}
          </fieldset>
          <fieldset aria-describedby={errors.lineId ? 'lineId-error' : undefined}>
            <legend className="font-semibold">{m.finance_payout_lines()}</legend>
            {lines.map((line) => (
              <Checkbox
                key={line.id}
                id={`line-${line.id}`}
                name="lineId"
                value={line.id}
                defaultChecked={chosen('lineId')?.includes(line.id) ?? line.amount.minor === report.due.minor}
                label={
                  <span className={fits(line) ? 'font-semibold' : ''}>
                    <bdi>{formatMoney(money(line.amount.minor, line.amount.currency), locale)}</bdi>
                  </span>
                }
                hint={<bdi>{`${line.day} · ${line.payer} · ${line.reference} · ${line.number}`}</bdi>}
              />
            ))}
            <FieldError id="lineId-error">{errors.lineId ?? errors.reportId}</FieldError>
          </fieldset>
          {(errors.breakReason || typed.breakReason) && (
            <TextArea label={m.finance_payout_break_reason()} name="breakReason" rows={2} />
          )}
          <StaffProof asks={facts.asksProof} />
          <SubmitButton name="do" value="payout">
            {m.finance_payout_book()}
          </SubmitButton>
        </>
      )}
    </DeedDialog>
  )
}

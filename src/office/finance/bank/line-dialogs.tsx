import type { ReactNode } from 'react'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { BankLine } from './read-bank-lines.ts'
import type { Match } from './read-matches.ts'

export type LineDialogProps = {
  readonly line: BankLine
  readonly formKey: string
  readonly closeTo: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

type ShellProps = LineDialogProps & {
  readonly title: string
  readonly doing: 'aside' | 'match' | 'judge' | 'release'
  readonly button: string
  readonly children: ReactNode
}

function LineDialog({ line, formKey, closeTo, asksProof, answer, locale, ...shell }: ShellProps) {
  const frame = { title: shell.title, closeTo, formKey, answer, problem: answer?.errors.lineId }
  return (
    <DeedDialog {...frame}>
      <p className="text-sm">
        <Ltr>{line.day}</Ltr> · <Amount money={line.amount} locale={locale} className="font-semibold" /> ·{' '}
        <bdi>{line.payer}</bdi> <Ltr>{line.reference}</Ltr>
      </p>
      {shell.children}
      <input type="hidden" name="lineId" value={line.id} />
      <ReasonAndProof label={m.finance_reason()} asksProof={asksProof} />
      <SubmitButton name="do" value={shell.doing}>
        {shell.button}
      </SubmitButton>
    </DeedDialog>
  )
}

const numbered = (line: BankLine) => ({ number: isolate(line.number) })

/** Why nobody waits for this line. */
export function SetAsideDialog(props: LineDialogProps) {
  return (
    <LineDialog
      {...props}
      title={m.finance_set_aside_title(numbered(props.line))}
      doing="aside"
      button={m.finance_set_aside()}
    >
      <p>{m.finance_set_aside_text()}</p>
    </LineDialog>
  )
}

/** That what was said of a line was a mistake. */
export function ReleaseDialog(props: LineDialogProps) {
  return (
    <LineDialog
      {...props}
      title={m.finance_line_release_title(numbered(props.line))}
      doing="release"
      button={m.finance_line_release()}
    >
      <p>{m.finance_line_release_text()}</p>
    </LineDialog>
  )
}

/** Whether a line is one of an earlier file, worded anew. */
export function JudgeDialog(props: LineDialogProps) {
  const twin = { number: isolate(props.line.likelySameAs ?? '') }
  return (
    <LineDialog
      {...props}
      title={m.finance_line_judge_title(numbered(props.line))}
      doing="judge"
      button={m.finance_line_judge()}
    >
      <RadioCards
        legend={m.finance_line_judge_text(twin)}
        name="is"
        defaultValue="same"
        options={[
          { value: 'same', title: m.finance_line_is_same(twin), note: m.finance_line_is_same_note() },
          { value: 'other', title: m.finance_line_is_other(), note: m.finance_line_is_other_note() },
        ]}
      />
    </LineDialog>
  )
}

const matchNames: Readonly<Record<Match['kind'], (facts: { number: string }) => string>> = {
  batch: m.finance_match_batch,
  withdrawal: m.finance_match_withdrawal,
  cash: m.finance_match_cash,
  refund: m.finance_match_refund,
}

type MatchDialogProps = LineDialogProps & { readonly matches: readonly Match[]; readonly site: Site }

/** What a line was: something the ledger has already, or the bank's fee. */
export function MatchDialog({ matches, site, ...props }: MatchDialogProps) {
  const { line, locale, closeTo } = props
  const found = matches.map((match) => ({
    value: match.to,
    title: matchNames[match.kind]({ number: isolate(match.number) }),
    note: <bdi>{sayMoment(match.at, locale, site)}</bdi>,
  }))
  const fee = { value: 'fee', title: m.finance_match_fee(), note: m.finance_match_fee_note() }
  const options = line.amount.minor < 0n ? [...found, fee] : found
  const title = m.finance_line_match_title(numbered(line))
  if (options.length === 0)
    return (
      <Dialog open title={title} closeLabel={m.people_deed_close()} closeTo={closeTo}>
        <Notice tone="info">{m.finance_match_none()}</Notice>
      </Dialog>
    )
  return (
    <LineDialog {...props} title={title} doing="match" button={m.finance_line_match()}>
      <RadioCards legend={m.finance_match_what()} name="to" defaultValue={options[0]?.value ?? ''} options={options} />
    </LineDialog>
  )
}

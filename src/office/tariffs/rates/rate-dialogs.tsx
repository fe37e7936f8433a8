import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { rateSourceName } from '#pricing/quote/explain/rate-lines.ts'
import { m } from '#words/messages.js'
import { doubtName } from './rate-names.ts'
import type { WaitingRate } from './read-waiting.ts'
import { Move } from './waiting-table.tsx'

type DialogFacts = {
  readonly closeTo: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** A doubted rate: proposed by one, accepted by another, or rejected by either, always with a reason. */
export function DecideDialog({
  row,
  locale,
  closeTo,
  formKey,
  asksProof,
  answer,
}: DialogFacts & { readonly row: WaitingRate }) {
  const mayAgree = row.makesSense && !row.isMine
  return (
    <DeedDialog
      closeTo={closeTo}
      formKey={formKey}
      answer={answer}
      title={m.tariffs_rates_decide_title({ currency: isolateLtr(row.base) })}
    >
      <input type="hidden" name="id" value={row.id} />
      <Facts
        items={[
          { term: m.tariffs_rates_move(), value: <Move row={row} /> },
          { term: m.tariffs_rates_doubts(), value: row.doubts.map(doubtName).join(' · ') },
          { term: m.tariffs_rates_source(), value: <bdi>{rateSourceName(row.source, locale)}</bdi> },
          { term: m.tariffs_rates_day(), value: <bdi>{row.quotedOn}</bdi> },
          ...(row.proposedBy
            ? [
                { term: m.tariffs_rates_proposed_by(), value: <bdi>{row.proposedBy}</bdi> },
                { term: m.tariffs_rates_why(), value: <bdi>{row.proposedWhy}</bdi> },
              ]
            : []),
        ]}
      />
      {row.isMine && <Notice tone="info">{m.tariffs_rates_second_person()}</Notice>}
      {!row.makesSense && <Notice tone="warn">{m.refusal_rate_makes_no_sense()}</Notice>}
      <ReasonAndProof label={m.tariffs_rates_your_why()} name="why" required asksProof={asksProof} />
      <div className="flex flex-wrap gap-3">
        {mayAgree && (
          <SubmitButton name="do" value="agree">
            {row.proposedBy ? m.tariffs_rates_accept() : m.tariffs_rates_propose()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="reject">
          {m.tariffs_rates_reject()}
        </SubmitButton>
      </div>
    </DeedDialog>
  )
}

type EnterFacts = DialogFacts & {
  readonly currencies: readonly string[]
  readonly home: string
  readonly today: string
}

/** A rate that a person knows better: it waits for a second one. */
export function EnterDialog({ currencies, home, today, closeTo, formKey, asksProof, answer }: EnterFacts) {
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={m.tariffs_rates_enter()}>
      <p className="text-soft">{m.tariffs_rates_enter_lead()}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={m.tariffs_rates_currency()}
          name="currency"
          defaultValue={currencies[0] ?? ''}
          options={currencies.map((currency) => ({ value: currency, text: currency }))}
        />
        <Field
          label={m.tariffs_rates_sell({ currency: isolateLtr(home) })}
          name="sell"
          inputMode="decimal"
          autoComplete="off"
          required
          ltr
        />
      </div>
      <Field label={m.tariffs_rates_day()} name="quotedOn" type="date" max={today} defaultValue={today} required />
      <ReasonAndProof label={m.tariffs_rates_why()} name="why" required asksProof={asksProof} />
      <SubmitButton name="do" value="enter">
        {m.tariffs_rates_enter_do()}
      </SubmitButton>
    </DeedDialog>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ProofField } from '#people/proof-field.tsx'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextArea } from '#platform/ui/text-area.tsx'
import type { Locale } from '#platform/work.ts'
import { rateSourceName } from '#pricing/rate-lines.ts'
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
export function DecideDialog({ row, locale, ...more }: DialogFacts & { readonly row: WaitingRate }) {
  const mayAgree = row.makesSense && !row.isMine
  return (
    <RateForm {...more} title={m.tariffs_rates_decide_title({ currency: `\u2066${row.base}\u2069` })}>
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
      <Reason answer={more.answer} />
      <Proof {...more} />
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
    </RateForm>
  )
}

type EnterFacts = DialogFacts & {
  readonly currencies: readonly string[]
  readonly home: string
  readonly today: string
}

/** A rate that a person knows better: it waits for a second one. */
export function EnterDialog({ currencies, home, today, locale: _, ...more }: EnterFacts) {
  const { errors = {}, typed = {} } = more.answer ?? {}
  return (
    <RateForm {...more} title={m.tariffs_rates_enter()}>
      <p className="text-soft">{m.tariffs_rates_enter_lead()}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={m.tariffs_rates_currency()}
          name="currency"
          defaultValue={typed.currency ?? currencies[0] ?? ''}
          options={currencies.map((currency) => ({ value: currency, text: currency }))}
          error={errors.currency}
        />
        <Field
          label={m.tariffs_rates_sell({ currency: `\u2066${home}\u2069` })}
          name="sell"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.sell ?? ''}
          error={errors.sell}
          required
          ltr
        />
      </div>
      <Field
        label={m.tariffs_rates_day()}
        name="quotedOn"
        type="date"
        max={today}
        defaultValue={typed.quotedOn ?? today}
        error={errors.quotedOn}
        required
      />
      <Reason answer={more.answer} />
      <Proof {...more} />
      <SubmitButton name="do" value="enter">
        {m.tariffs_rates_enter_do()}
      </SubmitButton>
    </RateForm>
  )
}

type RateFormProps = Omit<DialogFacts, 'locale' | 'asksProof'> & {
  readonly title: string
  readonly children: ReactNode
}

function RateForm({ title, closeTo, formKey, answer, children }: RateFormProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <Dialog open title={title} closeLabel={m.tariffs_rates_close()} closeTo={closeTo}>
      <Form method="post" className="flex flex-col gap-4">
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        {children}
      </Form>
    </Dialog>
  )
}

function Reason({ answer }: Pick<DialogFacts, 'answer'>) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <TextArea
      label={m.tariffs_rates_why()}
      name="why"
      defaultValue={typed.why ?? ''}
      error={errors.why}
      rows={2}
      required
    />
  )
}

function Proof({ asksProof, answer }: Pick<DialogFacts, 'asksProof' | 'answer'>) {
  const error = answer?.errors?.proof
  return asksProof || error ? <ProofField who="staff" error={error} /> : null
}

import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView, OptionView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { sayOption, whyOption } from './say-option.ts'

type Reader = { readonly locale: Locale; readonly site: Site }
type ChoiceFormProps = {
  readonly found: DiscrepancyView
  readonly reader: Reader
  readonly formKey: string
  /** The case's own page, if the form is elsewhere. */
  readonly to: string
  readonly answer?: FormAnswer
}

/** The options of a case, each with its amounts and their computation; the deadline, and the default. */
export function ChoiceForm({ found, reader, formKey, to, answer }: ChoiceFormProps) {
  const byDefault = found.defaultKind && optionNames[found.defaultKind]()
  return (
    <PostForm answer={answer} action={to} noValidate className="flex flex-col gap-4">
      <FormKey value={formKey} />
      <input type="hidden" name="round" value={found.round} />
      <RadioCards
        legend={m.orders_case_legend()}
        name="kind"
        options={found.options.map((option) => ({
          value: option.kind,
          title: optionNames[option.kind](),
          note: <OptionNote option={option} reader={reader} isDefault={option.kind === found.defaultKind} />,
          // On a phone only the sentence is shown.
          aside: (
            <span className="max-sm:hidden">
              <OptionAmount option={option} reader={reader} />
            </span>
          ),
        }))}
        required
      />
      {found.until && byDefault && (
        <p>
          {m.orders_case_until({ time: isolate(sayTime(found.until, reader.locale, reader.site)) })}{' '}
          <strong className="font-semibold">{m.orders_case_otherwise({ option: isolate(byDefault) })}</strong>
        </p>
      )}
      <SubmitButton name="do" value="choose" className="self-start">
        {m.orders_case_choose()}
      </SubmitButton>
    </PostForm>
  )
}

type OptionProps = { readonly option: OptionView; readonly reader: Reader }

function OptionNote({ option, reader, isDefault }: OptionProps & { readonly isDefault: boolean }) {
  return (
    <>
      <span className="block text-ink">{sayOption(option, reader)}</span>
      {whyOption(option, reader).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {isDefault && <span className="mt-1 block font-semibold text-ink">{m.orders_case_is_default()}</span>}
    </>
  )
}

/** The refund to the balance, if the option has one. */
export function OptionAmount({ option: { backMinor }, reader }: OptionProps) {
  if (backMinor === 0n) return null
  return <Amount money={money(backMinor, sites[reader.site].currency)} locale={reader.locale} />
}

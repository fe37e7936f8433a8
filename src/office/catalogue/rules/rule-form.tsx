import { Form } from 'react-router'
import type { RuleTrial } from '#catalog/products/desk/try-rule.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { asksText } from './rule-columns.tsx'

type RuleFormProps = {
  readonly kinds: readonly Choice[]
  readonly kind: string | null
  /** What the form begins with: the rule that holds, or the one to put back. */
  readonly asks: string
  readonly source: string
  readonly trial: RuleTrial | null
  readonly today: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** A new rule: first the goods it is about, tried against the catalogue; then what it asks, from when, and where it was read. */
export function RuleForm({ kinds, kind, asks, source, trial, today, formKey, answer, locale }: RuleFormProps) {
  const wrong = answer?.errors.general ?? answer?.errors.kind ?? answer?.errors.id
  return (
    <Card title={m.catalogue_rule_new()}>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Select
          name="kind"
          label={m.catalogue_rule_kind()}
          options={kinds}
          defaultValue={kind ?? ''}
          placeholder={m.catalogue_rule_choose()}
          className="min-w-60 grow"
          required
        />
        <Button type="submit" icon="search">
          {m.catalogue_rule_try()}
        </Button>
      </Form>
      {trial && kind && (
        <div className="mt-6 flex flex-col gap-5">
          <Tried trial={trial} locale={locale} />
          <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
            {wrong && (
              <Notice tone="bad" role="alert">
                {wrong}
              </Notice>
            )}
            <FormKey value={formKey} />
            <input type="hidden" name="kind" value={kind} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                name="asks"
                label={m.catalogue_rule_asks()}
                defaultValue={asks}
                options={['refuse', 'permit', 'limit', 'end'].map((value) => ({ value, text: asksText(value) }))}
              />
              <Field name="from" type="date" label={m.catalogue_pin_from()} defaultValue={today} required />
            </div>
            <Field
              name="source"
              label={m.catalogue_rule_source()}
              hint={m.catalogue_rule_source_hint()}
              defaultValue={source}
              maxLength={500}
              required
            />
            <WhyField />
            <p className="text-sm text-soft">{m.catalogue_rule_second()}</p>
            <div>
              <SubmitButton name="do" value="propose">
                {m.catalogue_rule_propose()}
              </SubmitButton>
            </div>
          </PostForm>
        </div>
      )}
    </Card>
  )
}

function Tried({
  trial: { looked, isAll, hits, first },
  locale,
}: {
  readonly trial: RuleTrial
  readonly locale: Locale
}) {
  const counts = { hits: formatCount(hits), looked: formatCount(looked) }
  return (
    <section>
      <p className="font-semibold">
        {isAll ? m.catalogue_rule_tried_all(counts) : m.catalogue_rule_tried_some(counts)}
      </p>
      {first.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {first.map(({ id, title, word }) => (
            <li key={id}>
              <TextLink to={`/${locale}/ops/catalogue/products/${id}`} quiet className="min-h-8">
                <bdi>{title}</bdi>
              </TextLink>{' '}
              <span className="text-soft">{m.catalogue_rule_because({ word: isolate(word) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

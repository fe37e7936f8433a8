import type { DeskLimit } from '#catalog/stores/read-rule-desk.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type Opened = Pick<DeskLimit, 'kind' | 'per' | 'unit' | 'categories' | 'source' | 'doubt'> & {
  readonly most: number | null
  readonly isNow: boolean
}

/** The limit that the address names, to be changed, ended or proposed again; an empty one where it names none. */
export function openedLimit(search: URLSearchParams, limits: readonly DeskLimit[]): Opened {
  const wanted = ['limit', 'per', 'of'].map((name) => search.get(name))
  const found = limits.find(({ kind, per, from }) => [kind, per, from].every((value, at) => value === wanted[at]))
  if (found) return { ...found, source: found.isNow ? '' : found.source }
  return { kind: '', per: 'year', unit: 'pieces', most: null, categories: [], source: '', doubt: '', isNow: false }
}

type LimitFormProps = {
  readonly limit: Opened
  readonly kinds: readonly Choice[]
  readonly categories: readonly { readonly code: string; readonly text: string }[]
  readonly today: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** How much of some goods one person may import: proposed with its source, published by another person. */
export function LimitForm({ limit, kinds, categories, today, formKey, answer }: LimitFormProps) {
  const wrong = answer?.errors.general ?? answer?.errors.id ?? answer?.errors.asks
  const listed = new Set(limit.categories)
  return (
    <Card title={m.catalogue_limit_new()}>
      <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
        <p className="text-sm text-soft">{m.catalogue_limit_lead()}</p>
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        <FormKey value={formKey} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            name="kind"
            label={m.catalogue_rule_kind()}
            options={kinds}
            defaultValue={limit.kind}
            placeholder={m.catalogue_rule_choose()}
            required
          />
          <Field name="from" type="date" label={m.catalogue_pin_from()} defaultValue={today} required />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            name="most"
            label={m.catalogue_limit_amount()}
            defaultValue={limit.most ?? ''}
            inputMode="numeric"
            ltr
            required
          />
          <Select
            name="unit"
            label={m.catalogue_limit_unit()}
            defaultValue={limit.unit}
            options={[
              { value: 'pieces', text: m.catalogue_limit_unit_pieces() },
              { value: 'grams', text: m.catalogue_limit_unit_grams() },
            ]}
          />
          <Select
            name="per"
            label={m.catalogue_limit_per()}
            defaultValue={limit.per}
            options={[
              { value: 'year', text: m.catalogue_limit_per_year() },
              { value: 'order', text: m.catalogue_limit_per_order() },
            ]}
          />
        </div>
        <fieldset>
          <legend className="mb-2 font-semibold">{m.catalogue_limit_categories()}</legend>
          {answer?.errors.categories && <FieldError id="categories-error">{answer.errors.categories}</FieldError>}
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
            {categories.map(({ code, text }) => (
              <Checkbox
                key={code}
                name={`categories.${code}`}
                label={text}
                defaultChecked={answer ? answer.typed[`categories.${code}`] !== undefined : listed.has(code)}
              />
            ))}
          </div>
        </fieldset>
        <Field
          name="source"
          label={m.catalogue_rule_source()}
          hint={m.catalogue_rule_source_hint()}
          defaultValue={limit.source}
          maxLength={500}
          required
        />
        <Field
          name="doubt"
          label={m.catalogue_limit_doubt()}
          hint={m.catalogue_limit_doubt_hint()}
          defaultValue={limit.doubt}
          maxLength={500}
          optional={m.catalogue_optional()}
        />
        <WhyField />
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value="proposeLimit">
            {m.catalogue_rule_propose()}
          </SubmitButton>
          {limit.isNow && (
            <SubmitButton name="do" value="endLimit" kind="secondary">
              {m.catalogue_limit_end()}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  )
}

import { Form } from 'react-router'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import { type LimitKind, limitKinds } from './limit-kinds.ts'

type Limit = { readonly kind: LimitKind; readonly most: number; readonly source: string; readonly from: string }
type LimitsProps = {
  readonly limits: readonly Limit[]
  /** Already entered for coming days. */
  readonly coming: readonly Limit[]
  readonly today: string
  readonly mayChange: boolean
  readonly answer?: FormAnswer
}

const names: Readonly<Record<LimitKind, () => string>> = {
  box_grams: m.warehouse_limit_of_box_grams,
  box_side_cm: m.warehouse_limit_of_box_side,
  box_value_usd: m.warehouse_limit_of_box_value,
  consignee_value_usd: m.warehouse_limit_of_consignee_value,
  consignee_grams: m.warehouse_limit_of_consignee_grams,
}
const dollars = () => 'USD'
const units: Readonly<Record<LimitKind, () => string>> = {
  box_grams: m.warehouse_grams_unit,
  box_side_cm: m.warehouse_cm_unit,
  box_value_usd: dollars,
  consignee_value_usd: dollars,
  consignee_grams: m.warehouse_grams_unit,
}

// A number with its unit, in the order of its language.
function Most({ most, kind }: Pick<Limit, 'most' | 'kind'>) {
  return (
    <bdi>
      <Ltr>{most.toLocaleString('en')}</Ltr> {units[kind]()}
    </bdi>
  )
}

/**
 * The limits from which packers are warned, with their first day and source; an admin changes one from a given day on.
 */
export function LimitsCard({ limits, coming, today, mayChange, answer }: LimitsProps) {
  const isMine = answer?.typed.do === 'limit'
  const isBack = answer?.typed.do === 'limitBack'
  const errors = isMine ? answer.errors : {}
  const typed = isMine ? answer.typed : {}
  return (
    <Disclosure quiet className="mt-4" summary={m.warehouse_limits()} open={isMine || isBack}>
      <Facts
        items={limits.map((limit) => ({
          key: limit.kind,
          term: names[limit.kind](),
          value: (
            <span className="flex flex-col items-end">
              <Most {...limit} />
              <span lang="en" dir="ltr" className="text-sm break-words text-soft">
                {limit.source}
              </span>
              <bdi className="text-sm text-soft">{m.warehouse_limit_since({ day: limit.from })}</bdi>
            </span>
          ),
        }))}
      />
      {coming.length > 0 && (
        <Coming limits={coming} mayChange={mayChange} error={isBack ? answer.errors.general : undefined} />
      )}
      {mayChange && (
        <PostForm answer={{ errors, typed }} className={`${denseForm} mt-3 flex flex-wrap items-start gap-3`}>
          <Select
            label={m.warehouse_limit_which()}
            name="kind"
            id="limit-kind"
            options={limitKinds.map((kind) => ({ value: kind, text: `${names[kind]()} (${units[kind]()})` }))}
          />
          <Field
            label={m.warehouse_limit_most()}
            name="most"
            id="limit-most"
            ltr
            inputMode="numeric"
            className="w-32"
          />
          <Field
            label={m.warehouse_limit_from()}
            name="from"
            id="limit-from"
            type="date"
            ltr
            className="w-44"
            defaultValue={today}
          />
          <Field
            label={m.warehouse_limit_source()}
            name="source"
            id="limit-source"
            autoComplete="off"
            className="w-72 max-w-full"
            error={errors.source ?? errors.general}
          />
          <SubmitButton size="small" kind="secondary" name="do" value="limit" className="sm:mt-6.5 sm:rtl:mt-8">
            {m.warehouse_save()}
          </SubmitButton>
        </PostForm>
      )}
    </Disclosure>
  )
}

type ComingProps = {
  readonly limits: readonly Limit[]
  readonly mayChange: boolean
  readonly error: string | undefined
}

function Coming({ limits, mayChange, error }: ComingProps) {
  return (
    <section className="mt-3">
      <h3 className="text-sm font-semibold">{m.warehouse_limits_coming()}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {limits.map(({ kind, most, source, from }) => (
          <li key={`${kind} ${from}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="font-semibold">{names[kind]()}</span>
            <Most most={most} kind={kind} />
            <span>
              {m.warehouse_limit_from()} <Ltr>{from}</Ltr>
            </span>
            <span lang="en" dir="ltr" className="min-w-0 grow text-sm break-words text-soft">
              {source}
            </span>
            {mayChange && (
              <Form method="post">
                <input type="hidden" name="kind" value={kind} />
                <input type="hidden" name="from" value={from} />
                <SubmitButton size="small" kind="quiet" name="do" value="limitBack">
                  {m.warehouse_limit_back()}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <FieldError id="limit-back-error">{error}</FieldError>
    </section>
  )
}

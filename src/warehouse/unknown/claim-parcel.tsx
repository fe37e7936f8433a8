import { Form, Link } from 'react-router'
import type { FormAnswer } from '#platform/form-answer.ts'
import { Card } from '#platform/ui/card.tsx'
import { denseForm } from '#platform/ui/dense-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ProductThumb } from '#platform/ui/product-thumb.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { Match } from './match-parcel.ts'
import { Pictures } from './parcel-wall.tsx'
import type { UnknownParcelRow } from './read-unknown.ts'

type ClaimParcelProps = {
  readonly parcel: UnknownParcelRow
  readonly facts: {
    readonly matches: readonly Match[]
    readonly known: string
    readonly key: string
    readonly locale: Locale
  }
  readonly answer?: FormAnswer
}

/** A parcel in hand beside the items it may be, the likeliest first; the chosen one is weighed and received. */
export function ClaimParcel({ parcel, facts, answer }: ClaimParcelProps) {
  const { matches, known, key, locale } = facts
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <Card
      className="mb-4"
      title={<Ltr>{parcel.trackingNumber}</Ltr>}
      aside={
        <Link to={`/${locale}/ops/warehouse/unknown`} className="text-sea underline-offset-4">
          {m.warehouse_claim_close()}
        </Link>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Pictures parcel={parcel} />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="break-words">
            <bdi>{parcel.note}</bdi>
          </p>
          <Form method="get" className="flex max-w-xl flex-wrap items-end gap-2">
            <input type="hidden" name="parcel" value={parcel.id} />
            <Field label={m.warehouse_claim_known()} name="known" defaultValue={known} className="grow" />
            <SubmitButton kind="secondary" size="small" busyLabel={m.platform_form_busy()}>
              {m.platform_queue_search()}
            </SubmitButton>
          </Form>
          {matches.length === 0 && <Notice tone="info" title={m.warehouse_claim_none()} />}
          {matches.length > 0 && (
            <Form method="post" className={`${denseForm} flex flex-col gap-3`}>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="parcelId" value={parcel.id} />
              {errors.general && (
                <Notice tone="bad" role="alert">
                  {errors.general}
                </Notice>
              )}
              <Matches matches={matches} chosen={typed.itemId} error={errors.itemId} />
              <div className="grid items-start gap-3 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
                <Field
                  label={m.warehouse_counted()}
                  name="units"
                  ltr
                  inputMode="numeric"
                  defaultValue={typed.units ?? '1'}
                  error={errors.units}
                />
                <Field
                  label={m.warehouse_grams()}
                  name="unitGrams"
                  ltr
                  inputMode="numeric"
                  after={m.warehouse_grams_unit()}
                  defaultValue={typed.unitGrams ?? (parcel.grams === null ? undefined : String(parcel.grams))}
                  error={errors.unitGrams}
                />
                <Field
                  label={m.warehouse_claim_why()}
                  hint={m.warehouse_claim_why_hint()}
                  name="why"
                  defaultValue={typed.why}
                  error={errors.why}
                />
              </div>
              <SubmitButton size="small" className="self-start" busyLabel={m.platform_form_busy()}>
                {m.warehouse_claim()}
              </SubmitButton>
            </Form>
          )}
        </div>
      </div>
    </Card>
  )
}

type MatchesProps = { readonly matches: readonly Match[]; readonly chosen?: string; readonly error?: string }

function Matches({ matches, chosen, error }: MatchesProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'field-itemId-error' : undefined}>
      <legend className="mb-1 text-sm font-semibold">{m.warehouse_claim_whose()}</legend>
      <ul className="flex flex-col gap-2">
        {matches.map((match) => (
          <li key={match.itemId}>
            <label className="control flex cursor-pointer items-center gap-3 p-2 has-checked:border-sea has-checked:bg-info-soft">
              <input
                type="radio"
                name="itemId"
                value={match.itemId}
                required
                defaultChecked={chosen === match.itemId}
                className="accent-sea"
              />
              <ProductThumb src={match.image} alt="" size={48} />
              <span className="min-w-0 grow">
                <bdi className="line-clamp-1 font-semibold">{match.title}</bdi>
                <span className="flex flex-wrap gap-x-3 text-sm text-soft">
                  <Ltr>{match.label}</Ltr>
                  <bdi>{match.customer}</bdi>
                  <Ltr>{match.store}</Ltr>
                  <span>{m.warehouse_quantity({ count: match.quantity })}</span>
                  {match.quotedGrams !== null && <bdi>{m.warehouse_grams_of({ grams: match.quotedGrams })}</bdi>}
                </span>
              </span>
              <span className="shrink-0 text-sm font-semibold">
                <Ltr>{`${match.score} %`}</Ltr>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldError id="field-itemId-error">{error}</FieldError>
    </fieldset>
  )
}

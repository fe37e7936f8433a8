import { Form } from 'react-router'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { ClaimForm } from './claim-form.tsx'
import { EndParcelForm } from './end-parcel-form.tsx'
import type { Match } from './match-parcel.ts'
import { Pictures } from './parcel-wall.tsx'
import type { UnknownParcelRow } from './read-unknown.ts'

type ClaimParcelProps = {
  readonly parcel: UnknownParcelRow
  readonly facts: {
    readonly matches: readonly Match[]
    readonly chosen: Match | null
    readonly known: string
    readonly key: string
    readonly locale: Locale
  }
  readonly answer?: FormAnswer
}

/** A parcel beside the items that it may be, the most probable first; the chosen one is weighed and received. */
export function ClaimParcel({ parcel, facts, answer }: ClaimParcelProps) {
  const { matches, chosen, known, key, locale } = facts
  const isEnd = answer?.typed.do === 'end'
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
          {matches.length > 0 && <Matches matches={matches} known={known} parcelId={parcel.id} chosen={chosen} />}
          {chosen && (
            <ClaimForm
              key={chosen.itemId}
              parcel={parcel}
              match={chosen}
              formKey={key}
              answer={isEnd ? undefined : answer}
            />
          )}
          <EndParcelForm parcelId={parcel.id} answer={isEnd ? answer : undefined} />
        </div>
      </div>
    </Card>
  )
}

type MatchesProps = {
  readonly matches: readonly Match[]
  readonly known: string
  readonly parcelId: string
  readonly chosen: Match | null
}

function Matches({ matches, known, parcelId, chosen }: MatchesProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-sm font-semibold">{m.warehouse_claim_whose()}</h3>
      <ul className="flex flex-col gap-2">
        {matches.map((match) => (
          <li key={match.itemId}>
            <Link
              to={`?${new URLSearchParams({ parcel: parcelId, known, item: match.itemId })}`}
              preventScrollReset
              aria-current={chosen?.itemId === match.itemId ? 'true' : undefined}
              className={classes(
                'control flex items-center gap-3 p-2',
                chosen?.itemId === match.itemId && 'border-sea bg-info-soft',
              )}
            >
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
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

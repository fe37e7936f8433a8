import { kilograms } from '#fulfilment/couriers/kilograms.ts'
import type { WaybillView } from '#fulfilment/couriers/waybills/read-waybills.ts'
import {
  attentionText,
  eventText,
  faultText,
  stateText,
  stateTone,
} from '#fulfilment/couriers/waybills/waybill-texts.ts'
import { ShownNumber } from '#people/access/sealed/shown-number.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site, SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type WaybillFacts = {
  readonly locale: Locale
  readonly site: Site
  readonly currency: SiteCurrency
  readonly mayAct: boolean
}
/** With the place's name in the reader's language. */
export type ShownWaybill = WaybillView & { readonly place: string }
type WaybillCardProps = {
  readonly waybill: ShownWaybill
  readonly facts: WaybillFacts
  readonly answer: FormAnswer | undefined
}

/** One parcel: its receiver, its state, its problem and the possible actions. */
export function WaybillCard({ waybill, facts, answer }: WaybillCardProps) {
  const { locale, mayAct } = facts
  const { awb, trackingUrl, state } = waybill
  const hasLabel = awb !== null && waybill.hasCalls && (state === 'booked' || state === 'collected')
  return (
    <Card
      as="article"
      tone={waybill.attention || state === 'failed' ? 'warn' : 'plain'}
      title={<Ltr>{awb ?? waybill.reference}</Ltr>}
      aside={
        <Badge tone={stateTone(state)} size="small">
          {stateText(waybill)}
        </Badge>
      }
    >
      <Trouble waybill={waybill} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <Facts items={factsOf(waybill, facts)} look="grid" />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayAct && (state === 'failed' || waybill.attention !== null) && (
          <PostForm answer={answer}>
            <input type="hidden" name="id" value={waybill.id} />
            <SubmitButton name="do" value={state === 'failed' ? 'retry' : 'seen'} kind="secondary" size="small">
              {state === 'failed' ? m.couriers_retry() : m.couriers_seen()}
            </SubmitButton>
          </PostForm>
        )}
        {hasLabel && (
          <ButtonLink href={`/api/ops/waybills/${waybill.id}/label`} kind="secondary" size="small" newTab>
            {m.couriers_label()}
          </ButtonLink>
        )}
        {trackingUrl && (
          <TextLink href={trackingUrl} newTab>
            {m.couriers_track()}
          </TextLink>
        )}
        <RequestLink waybill={waybill} locale={locale} />
      </div>
      <Disclosure quiet summary={m.couriers_history()}>
        <History waybill={waybill} facts={facts} />
      </Disclosure>
    </Card>
  )
}

// The delivery desk's stage for it; ended deliveries are not on the desk.
const deskStages: Partial<Record<WaybillView['state'], string>> = {
  asked: 'label',
  failed: 'label',
  cancelling: 'label',
  booked: 'queued',
  collected: 'underWay',
}

function RequestLink({ waybill, locale }: { readonly waybill: ShownWaybill; readonly locale: Locale }) {
  const { requestNumber, state } = waybill
  const text = (
    <>
      {m.couriers_request()} <Ltr>{requestNumber}</Ltr>
    </>
  )
  const stage = deskStages[state]
  if (stage === undefined) return <span className="text-soft">{text}</span>
  return <TextLink to={`/${locale}/ops/requests/deliveries?stage=${stage}&q=${requestNumber}`}>{text}</TextLink>
}

function Trouble({ waybill }: Pick<WaybillCardProps, 'waybill'>) {
  const { fault, faultDetail, attention, attentionNote, state } = waybill
  if (fault !== null)
    return (
      <Notice tone="bad" title={faultText(fault)} className="mb-3">
        {faultDetail && <Ltr className="text-sm break-all">{faultDetail}</Ltr>}
      </Notice>
    )
  if (attention !== null)
    return (
      <Notice tone="warn" title={attentionText(attention)} className="mb-3">
        {attentionNote && <bdi className="text-sm">{attentionNote}</bdi>}
      </Notice>
    )
  const isWaiting = state === 'asked' || state === 'cancelling'
  if (!isWaiting || !faultDetail) return null
  return (
    <Notice tone="wait" title={m.couriers_no_answer()} className="mb-3">
      <Ltr className="text-sm break-all">{faultDetail}</Ltr>
    </Notice>
  )
}

function factsOf(waybill: ShownWaybill, { locale, site, currency }: WaybillFacts) {
  const { receiver, cashMinor, place } = waybill
  return [
    { term: m.couriers_company(), value: waybill.companyName[locale] },
    {
      term: m.couriers_receiver(),
      value: (
        <>
          <bdi>{receiver.name}</bdi> <ShownNumber number={receiver.phone} of={waybill.id} />
        </>
      ),
    },
    { term: m.couriers_place(), value: place },
    {
      term: m.couriers_parcel(),
      value: m.couriers_parcel_of({ count: waybill.pieces, kilograms: kilograms(waybill.weightGrams) }),
    },
    {
      term: m.couriers_cash(),
      value: cashMinor === 0n ? m.couriers_no_cash() : <Amount money={money(cashMinor, currency)} locale={locale} />,
    },
    { term: m.couriers_asked_at(), value: <bdi>{sayMoment(waybill.askedAt, locale, site)}</bdi> },
  ]
}

function History({ waybill, facts }: Pick<WaybillCardProps, 'waybill' | 'facts'>) {
  return (
    <ol className="flex flex-col gap-1 text-sm">
      {waybill.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: history is only added to.
        <li key={at} className="flex flex-wrap gap-x-3">
          <bdi className="text-soft">{sayMoment(step.at, facts.locale, facts.site)}</bdi>
          <span>{eventText(step.event)}</span>
          {step.code !== null && <Ltr className="text-soft">{step.code}</Ltr>}
          {step.note && <bdi className="text-soft">{step.note}</bdi>}
        </li>
      ))}
    </ol>
  )
}

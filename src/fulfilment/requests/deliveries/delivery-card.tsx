import { Fragment, type ReactNode } from 'react'
import { RequestDues, RequestItems } from '#fulfilment/requests/desk/request-card.tsx'
import { ShownNumber } from '#people/access/sealed/shown-number.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { m } from '#words/messages.js'
import type { DeliveryRow } from './delivery-row.ts'
import type { DeliveryFacts } from './delivery-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { LabelLink } from './label-links.tsx'

type DeliveryCardProps = {
  readonly row: DeliveryRow
  readonly facts: DeliveryFacts
  readonly answer?: FormAnswer
}

/** One delivery: the customer, the goods and the address, what its courier collects, and the next step. */
export function DeliveryCard({ row, facts, answer }: DeliveryCardProps) {
  const { locale, now } = facts
  const { number, customer, company, createdAt, items, stateLabel } = row
  return (
    <Card
      as="article"
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-3">
          <Ltr>{number}</Ltr>
          <bdi className="text-base font-normal">{customer}</bdi>
        </span>
      }
      aside={
        <span className="facts">
          <span>{company}</span>
          <span>{m.requests_age({ age: ageText(createdAt, now, locale) })}</span>
          <Badge tone="info" size="small">
            {stateLabel}
          </Badge>
        </span>
      }
    >
      <Where row={row} facts={facts} />
      <RequestItems items={items} locale={locale} />
      <Warnings row={row} facts={facts} />
      <LabelLink row={row} />
      <DeliveryStep row={row} facts={facts} answer={answer} />
    </Card>
  )
}

function Where({ row, facts }: Pick<DeliveryCardProps, 'row' | 'facts'>) {
  const { receiver, phone, place, parcel } = row
  const [street, ...around] = place
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 px-4 pb-2 text-sm">
      <Fact term={m.requests_receiver()}>
        <bdi>{receiver}</bdi> <ShownNumber number={phone} of={row.number} />
      </Fact>
      <Fact term={m.requests_place()}>
        <bdi>{street}</bdi>
        {around.map((one) => (
          <Fragment key={one}>
            {' · '}
            <bdi>{one}</bdi>
          </Fragment>
        ))}
      </Fact>
      {row.waybill?.awb && (
        <Fact term={m.requests_awb()}>
          <Ltr>{row.waybill.awb}</Ltr>
        </Fact>
      )}
      {parcel && <Fact term={m.requests_packed()}>{m.requests_packed_as(parcel)}</Fact>}
      {(row.stage !== 'pack' || row.pays === 'courier') && row.cash > 0n && (
        <Fact term={m.requests_cash()}>
          <strong className="font-semibold">
            <Amount money={money(row.cash, facts.currency)} locale={facts.locale} />
          </strong>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

// What prevents the parcel from leaving, shown before it is tried.
function Warnings({ row, facts }: Pick<DeliveryCardProps, 'row' | 'facts'>) {
  const { pays, packing, wish } = row
  const isPaidBefore = pays === 'before'
  return (
    <>
      {wish !== null && (
        <Notice tone="warn" className="m-3">
          {wish === 'cancel' ? m.requests_wish_cancel() : m.requests_wish_pickup()}
        </Notice>
      )}
      {packing && isPaidBefore && packing.feeDue > 0n && (
        <Notice tone="wait" className="m-3">
          {m.requests_fee_unpaid()} <Amount money={money(packing.feeDue, facts.currency)} locale={facts.locale} />
        </Notice>
      )}
      {packing && isPaidBefore && <RequestDues dues={packing.orders} facts={facts} />}
    </>
  )
}

import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatCount, formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { RequestFacts } from './load-request.ts'
import type { BackAmount } from './read-given-back.ts'

type RequestDueProps = { readonly facts: RequestFacts; readonly path: string }

const backTexts: Readonly<Record<BackAmount['to'], (facts: { readonly number: string }) => string>> = {
  card: m.requests_back_card,
  cash: m.requests_back_cash,
  hold: m.requests_back_hold,
  underWay: m.requests_back_under_way,
  source: m.requests_back_source,
}

function sayBack({ back, prepaid }: RequestFacts): string {
  if (prepaid.minor > 0n) return m.requests_back_with_order()
  if (!back || back.parts.length > 0) return ''
  return back.paid.minor > 0n ? m.requests_back_nothing() : m.requests_back_never_paid()
}

// A parcel that proved heavier or lighter than it was paid for: old, new and why.
function sayWeight({ paidWay, due, locale }: RequestFacts): string {
  if (!paidWay || paidWay.feeMinor === paidWay.placedMinor) return ''
  const { placedMinor, placedGrams, feeMinor, grams } = paidWay
  const say = (minor: bigint) => formatMoney({ ...due, minor }, locale)
  const was = { old: say(placedMinor), oldGrams: formatCount(placedGrams) }
  const is = { fee: say(feeMinor), grams: formatCount(grams) }
  const isMore = feeMinor > placedMinor
  const difference = say(isMore ? feeMinor - placedMinor : placedMinor - feeMinor)
  return (isMore ? m.requests_way_costs_more : m.requests_way_costs_less)({ ...was, ...is, difference })
}

/** What the request costs, what is paid, and what is still due and to whom. */
export function RequestDue({ facts, path }: RequestDueProps) {
  const { request, fee, prepaid, isFeePaid, back, dues, due, cash, mayPay, locale, site } = facts
  const { delivery } = request
  if (!fee && due.minor === 0n) return null
  const money = (of: Money) => <Amount money={of} locale={locale} />
  const isToCourier = delivery?.pays === 'courier' && request.state !== 'fulfilled' && request.state !== 'cancelled'
  const isAsked = mayPay && !isToCourier
  const rows = [
    ...(fee ? [{ key: 'fee', term: m.requests_fee(), value: money(fee) }] : []),
    ...(prepaid.minor > 0n ? [{ key: 'prepaid', term: m.requests_prepaid(), value: money(prepaid) }] : []),
    ...dues.map((one) => ({
      key: one.orderNumber,
      term: m.requests_due_of_order({ number: isolateLtr(one.orderNumber) }),
      value: money(one.amount),
    })),
    ...(back?.parts ?? []).map(({ number, to, amount }) => ({
      key: `${number} ${to}`,
      term: backTexts[to]({ number: isolateLtr(number) }),
      value: money(amount),
    })),
  ]
  return (
    <Card
      title={isAsked ? m.requests_to_pay() : m.requests_costs()}
      {...(isAsked && { tone: 'warn' as const })}
      aside={due.minor > 0n && <strong className="figures text-lg font-semibold">{money(due)}</strong>}
    >
      <Facts items={rows} />
      <p className="mt-2 text-soft">
        {isToCourier && (cash.minor > 0n ? m.requests_cash_told() : m.requests_cash_at_door())}
        {back && sayBack(facts)}
        {sayWeight(facts)}
        {isFeePaid && request.state !== 'cancelled' && m.requests_fee_paid()}
        {isAsked && delivery?.payBy && m.requests_pay_until({ time: sayTime(delivery.payBy, locale, site) })}
      </p>
      {mayPay && (
        <ButtonLink to={`${path}/pay`} kind={isAsked ? 'primary' : 'secondary'} icon="card" className="mt-3">
          {isToCourier ? m.requests_pay_now_instead() : m.requests_pay_now()}
        </ButtonLink>
      )}
    </Card>
  )
}

import type { ReturnView } from '#fulfilment/returns/read-returns.ts'
import type { ReturnState } from '#fulfilment/returns/return-moves.ts'
import { returnNames } from '#fulfilment/returns/return-names.ts'
import { Timeline, type TimelineStep } from '#platform/ui/lists/timeline.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export function ReturnBadge({ state }: { readonly state: ReturnState }) {
  const [tone, name] = returnNames[state]
  return <Badge tone={tone}>{name()}</Badge>
}

/** The returned items and their quantities. */
export function ReturnItems({ found }: { readonly found: Pick<ReturnView, 'items'> }) {
  return (
    <ul className="divide-y divide-line">
      {found.items.map((item) => (
        <li key={item.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <ProductThumb src={item.image} alt="" size={48} />
          <div className="min-w-0 grow">
            <ProductTitle lines={2}>{item.title}</ProductTitle>
          </div>
          <span className="figures shrink-0 text-soft" dir="ltr">
            {`${item.quantity} / ${item.of}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Sums = { readonly grossMinor: bigint; readonly feeMinor: bigint }
type ReturnMoneyProps = {
  readonly sums: Sums
  readonly locale: Locale
  readonly site: Site
  readonly isStaff?: boolean
}

/** The refund for the goods, less the cost of returning them. */
export function ReturnMoney({ sums, locale, site, isStaff = false }: ReturnMoneyProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  return (
    <Breakdown
      lines={[
        { key: 'goods', label: m.returns_goods(), amount: amount(sums.grossMinor) },
        {
          key: 'fee',
          label: m.returns_fee(),
          amount: sums.feeMinor === 0n ? m.returns_fee_free() : amount(-sums.feeMinor),
        },
      ]}
      total={{
        label: isStaff ? m.returns_back_staff() : m.returns_total(),
        amount: amount(sums.grossMinor - sums.feeMinor),
        ...(!isStaff && { note: m.returns_where() }),
      }}
    />
  )
}

type ReturnStepsProps = { readonly found: ReturnView; readonly locale: Locale; readonly site: Site }

/** A return's state, the next step and its deadline. */
export function ReturnSteps({ found, locale, site }: ReturnStepsProps) {
  return (
    <Timeline
      label={m.returns_steps()}
      steps={stepsOf(found, locale, site)}
      stateLabels={{
        done: m.returns_done(),
        now: m.returns_now(),
        next: m.returns_next(),
        trouble: m.returns_trouble(),
      }}
    />
  )
}

function stepsOf(found: ReturnView, locale: Locale, site: Site): TimelineStep[] {
  const at = (event: string) => {
    const step = [...found.steps].reverse().find((one) => one.event === event)
    return step && sayTime(step.at, locale, site)
  }
  const asked = { key: 'asked', title: m.returns_step_asked(), at: at('ask'), state: 'done' } as const
  const approved = { key: 'review', title: m.returns_step_approved(), at: at('approve'), state: 'done' } as const
  const reached = [asked, ...(at('approve') ? [approved] : [])]
  const received = at('receive')
    ? [{ key: 'received', title: m.returns_step_received(), at: at('receive'), state: 'done' } as const]
    : []
  if (found.state === 'rejected')
    return [
      ...reached,
      ...received,
      {
        key: 'end',
        title: m.returns_step_rejected(),
        at: at('reject'),
        state: 'trouble',
        ...(found.decisionNote && { note: <bdi>{found.decisionNote}</bdi> }),
      },
    ]
  if (found.state === 'cancelled') {
    const isLate = at('expire') !== undefined
    const title = isLate ? m.returns_step_expired() : m.returns_step_cancelled()
    return [...reached, { key: 'end', title, at: at('expire') ?? at('cancel'), state: isLate ? 'trouble' : 'done' }]
  }
  const isPast = (...states: readonly ReturnState[]) => states.includes(found.state)
  const until = found.until && m.returns_step_office_until({ day: isolate(sayDay(found.until, locale, site)) })
  return [
    asked,
    at('approve')
      ? approved
      : { key: 'review', title: m.returns_step_review(), note: m.returns_step_review_note(), state: 'now' },
    received[0] ?? {
      key: 'received',
      title: m.returns_step_office(),
      state: isPast('requested') ? 'next' : 'now',
      ...(until && { note: until }),
    },
    found.state === 'refunded'
      ? { key: 'refund', title: m.returns_step_refunded(), at: at('refund'), state: 'done' }
      : { key: 'refund', title: m.returns_step_refund(), state: isPast('received') ? 'now' : 'next' },
  ]
}

import { returnNames } from '#fulfilment/returns/return-names.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { cancellationNames } from '#selling/orders/cancelling/cancellation-parts.tsx'
import { caseStates, kindName } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { OrderCase } from './read-order-cases.ts'

const kinds: Readonly<Record<OrderCase['kind'], () => string>> = {
  discrepancy: m.console_order_case_discrepancy,
  cancellation: m.console_order_case_cancellation,
  return: m.console_order_case_return,
  writeOff: m.console_order_case_write_off,
}

export function caseName(kind: OrderCase['kind']): string {
  return kinds[kind]()
}

type Names = Readonly<Record<string, readonly [Tone, () => string]>>
const states: Readonly<Record<OrderCase['kind'], Names>> = {
  discrepancy: caseStates,
  cancellation: cancellationNames,
  return: returnNames,
  writeOff: {
    proposed: ['wait', m.returns_lost_waits],
    agreed: ['bad', m.returns_lost_written],
    withdrawn: ['neutral', m.returns_lost_back],
  },
}

type OrderCasesProps = {
  readonly cases: readonly OrderCase[]
  readonly ops: string
  readonly locale: Locale
  readonly site: Site
}

/** Problems, cancellations, returns and write-offs of an order, the newest first. */
export function OrderCases({ cases, ops, locale, site }: OrderCasesProps) {
  if (cases.length === 0) return null
  return (
    <Card title={m.console_order_cases()} flush>
      <ul className="divide-y divide-line">
        {cases.map((one) => (
          <li key={one.number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <CaseLink one={one} ops={ops} />
            <span className="min-w-0 grow">
              {one.problem && `${kindName(one.problem)} · `}
              <bdi className="wrap-anywhere">{one.about}</bdi>
            </span>
            <bdi className="text-sm text-soft">{sayDay(one.at, locale, site)}</bdi>
            <CaseState one={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CaseLink({ one: { kind, number, path }, ops }: { readonly one: OrderCase; readonly ops: string }) {
  const text = `${caseName(kind)} ${isolateLtr(number)}`
  return path === null ? <span>{text}</span> : <TextLink to={`${ops}/${path}`}>{text}</TextLink>
}

function CaseState({ one: { kind, state } }: { readonly one: OrderCase }) {
  const [tone, name] = states[kind][state] ?? (['neutral', () => state] as const)
  return (
    <Badge tone={tone} wraps>
      {name()}
    </Badge>
  )
}

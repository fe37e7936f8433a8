import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { DiscrepancyEvent } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { stepNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type CaseStepsProps = { readonly found: DiscrepancyView; readonly locale: Locale; readonly site: Site }

/** Every step of a case: what happened, by whom, when, and their notes. */
export function CaseSteps({ found, locale, site }: CaseStepsProps) {
  return (
    <ol className="flex flex-col gap-2">
      {found.steps.map((step, place) => (
        <li key={String(place)} className="flex justify-between gap-x-4 max-sm:flex-wrap">
          <span className="min-w-0">
            {isKnown(step.event) ? stepNames[step.event]() : step.event}
            {step.who === 'staff' && step.staff && (
              <>
                {' · '}
                <bdi className="text-soft">{step.staff}</bdi>
              </>
            )}
            {step.who === 'customer' && <span className="text-soft"> · {m.orders_case_by_customer()}</span>}
            {step.note && <bdi className="block text-sm text-soft">{step.note}</bdi>}
          </span>
          <bdi className="shrink-0 text-sm text-soft">{sayMoment(step.at, locale, site)}</bdi>
        </li>
      ))}
    </ol>
  )
}

function isKnown(event: string): event is DiscrepancyEvent | 'open' {
  return Object.hasOwn(stepNames, event)
}

import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import type { Locale } from '#platform/work/work.ts'
import { optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { OptionAmount } from './choice-form.tsx'
import { sayOption, whyOption } from './say-option.ts'

type CaseOptionsProps = {
  readonly found: DiscrepancyView
  readonly reader: { readonly locale: Locale; readonly site: Site }
}

/** The offered options, the default and the choice, as staff see them. */
export function CaseOptions({ found, reader }: CaseOptionsProps) {
  return (
    <Card title={m.orders_case_offered()}>
      <ul className="divide-y divide-line">
        {found.options.map((option) => (
          <li key={option.kind} className="flex items-start justify-between gap-4 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2">
                <strong className="font-semibold">{optionNames[option.kind]()}</strong>
                {option.kind === found.chosenKind && <Badge tone="ok">{m.orders_case_taken()}</Badge>}
                {option.kind === found.defaultKind && !found.chosenKind && (
                  <Badge tone="neutral">{m.orders_case_by_default()}</Badge>
                )}
              </span>
              <span className="block text-soft">{sayOption(option, reader)}</span>
              {whyOption(option, reader).map((sentence) => (
                <span key={sentence} className="block text-sm text-soft">
                  {sentence}
                </span>
              ))}
            </span>
            <OptionAmount option={option} reader={reader} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

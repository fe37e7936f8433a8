import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { kindNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'

type ItemCaseProps = { readonly found: DiscrepancyView; readonly locale: Locale; readonly site: Site }

/** That something is wrong with this item, as the page of its order says it, and the way to the case. */
export function ItemCase({ found, locale, site }: ItemCaseProps) {
  const { kind, number, state, until } = found
  const isAsked = state === 'proposed'
  const ask = actionText('ChooseForItem')
  return (
    <Card tone="warn" title={isAsked ? ask.title : m.account_case_title()}>
      <p className="font-semibold">{kindNames[kind]()}</p>
      <p className="text-soft">
        {isAsked
          ? until && m.orders_case_until({ time: isolate(sayTime(until, locale, site)) })
          : state === 'executing'
            ? m.account_case_executing()
            : m.account_case_looking()}{' '}
        <TextLink to={`/${locale}/account/discrepancies/${number}`}>
          {isAsked ? ask.action : m.account_case_open()}
        </TextLink>
      </p>
    </Card>
  )
}

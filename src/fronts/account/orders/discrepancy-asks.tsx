import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { CaseEvidence } from '#selling/orders/discrepancies/pages/case-evidence.tsx'
import { ChoiceForm } from '#selling/orders/discrepancies/pages/choice-form.tsx'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import type { OrderFacts } from './load-order.ts'

/** What is wrong with goods of the order: what we found, and the ways out with their prices; or that we look at it. */
export function DiscrepancyAsks({ facts, home }: { readonly facts: OrderFacts; readonly home: string }) {
  const { cases, caseKey, locale, site } = facts
  return cases.map((found) => {
    const to = `${home}/account/discrepancies/${found.number}`
    const isAsked = found.state === 'proposed'
    return (
      <Card
        key={found.number}
        tone={isAsked ? 'warn' : undefined}
        title={isAsked ? actionText('ChooseForItem').title : m.account_case_title()}
      >
        <div className="flex flex-col gap-4">
          <CaseEvidence found={found} />
          {found.said && isAsked && (
            <p>
              <bdi>{found.said}</bdi>
            </p>
          )}
          {isAsked ? (
            <ChoiceForm found={found} reader={{ locale, site }} formKey={`${caseKey}${found.number}`} to={to} />
          ) : (
            <p className="text-soft">
              {found.state === 'executing' ? m.account_case_executing() : m.account_case_looking()}{' '}
              <TextLink to={to}>{m.account_case_open()}</TextLink>
            </p>
          )}
        </div>
      </Card>
    )
  })
}

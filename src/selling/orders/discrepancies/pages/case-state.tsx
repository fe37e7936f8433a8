import { Badge } from '#platform/ui/show/badge.tsx'
import type { DiscrepancyState } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { caseStates } from '#selling/orders/discrepancies/discrepancy-names.ts'

type CaseBadgeProps = {
  readonly state: DiscrepancyState
  /** In a table it stays on one line. */
  readonly isLine?: boolean
}

/** How a case stands. */
export function CaseBadge({ state, isLine = false }: CaseBadgeProps) {
  const [tone, name] = caseStates[state]
  return (
    <Badge tone={tone} wraps={!isLine}>
      {name()}
    </Badge>
  )
}

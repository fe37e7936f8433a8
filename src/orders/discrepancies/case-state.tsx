import { Badge } from '#platform/ui/badge.tsx'
import type { DiscrepancyState } from './discrepancy-moves.ts'
import { caseStates } from './discrepancy-names.ts'

export function CaseBadge({ state }: { readonly state: DiscrepancyState }) {
  const [tone, name] = caseStates[state]
  return (
    <Badge tone={tone} wraps>
      {name()}
    </Badge>
  )
}

import type { CustomerState } from '#people/accounts/search/find-customers.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'

const looks: Readonly<Record<CustomerState, readonly [Tone, () => string]>> = {
  active: ['ok', m.console_customers_state_active],
  waiting: ['info', m.console_customers_state_waiting],
  blocked: ['bad', m.console_customers_state_blocked],
}

export function CustomerStateBadge({ state }: { readonly state: CustomerState }) {
  const [tone, name] = looks[state]
  return <Badge tone={tone}>{name()}</Badge>
}

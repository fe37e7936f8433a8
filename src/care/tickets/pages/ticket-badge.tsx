import type { TicketState } from '#care/tickets/ticket-moves.ts'
import { ticketNames } from '#care/tickets/ticket-names.ts'
import { Badge } from '#platform/ui/show/badge.tsx'

type TicketBadgeProps = { readonly state: TicketState; readonly isStaff?: boolean }

/** The state of a ticket. */
export function TicketBadge({ state, isStaff = false }: TicketBadgeProps) {
  const [tone, customer, staff] = ticketNames[state]
  return (
    <Badge tone={tone} size="small">
      {isStaff ? staff() : customer()}
    </Badge>
  )
}

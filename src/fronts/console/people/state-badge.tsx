import type { StaffState } from '#people/staff/staff-member.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'

export const stateLooks: Readonly<Record<StaffState, { readonly tone: Tone; readonly name: () => string }>> = {
  active: { tone: 'ok', name: m.staff_state_active },
  invited: { tone: 'info', name: m.staff_state_invited },
  suspended: { tone: 'bad', name: m.staff_state_suspended },
  withdrawn: { tone: 'neutral', name: m.staff_state_withdrawn },
}

export function StateBadge({ state }: { readonly state: StaffState }) {
  const { tone, name } = stateLooks[state]
  return (
    <Badge tone={tone} size="small">
      {name()}
    </Badge>
  )
}

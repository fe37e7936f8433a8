import { Badge } from '#platform/ui/show/badge.tsx'
import { m } from '#words/messages.js'
import type { Loss } from './propose-write-off.ts'
import type { WriteOffView } from './read-write-offs.ts'

/** Whether it waits for a second person, was carried out, or was withdrawn. */
export function WriteOffBadge({ row }: { readonly row: Pick<WriteOffView, 'agreedAt' | 'withdrawnAt'> }) {
  if (row.agreedAt) return <Badge tone="bad">{m.returns_lost_written()}</Badge>
  if (row.withdrawnAt) return <Badge tone="neutral">{m.returns_lost_back()}</Badge>
  return (
    <Badge tone="wait" wraps>
      {m.returns_lost_waits()}
    </Badge>
  )
}

export const lossNames: Readonly<Record<Loss, () => string>> = {
  lost: m.returns_lost_lost,
  seized: m.returns_lost_seized,
  destroyed: m.returns_lost_destroyed,
}

import { Badge } from '#platform/ui/show/badge.tsx'
import { m } from '#words/messages.js'
import type { ComparedPackage, PackagesFacts } from './load-packages.ts'

type PackageBadgesProps = {
  readonly one: ComparedPackage
  readonly facts: PackagesFacts
  /** Where it was said already that the first month is free. */
  readonly isFreeSaid?: boolean
}

/** Whether a package is the customer's own, waits, or is free at first. */
export function PackageBadges({ one, facts: { active, pending }, isFreeSaid = false }: PackageBadgesProps) {
  return (
    <>
      {active === one.id && <Badge tone="ok">{m.subscriptions_current()}</Badge>}
      {pending === one.id && <Badge tone="wait">{m.subscriptions_pending()}</Badge>}
      {one.isFreeNow && !isFreeSaid && <Badge tone="info">{m.subscriptions_first_month_free()}</Badge>}
    </>
  )
}

import type { ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'

type DoorCardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** The narrow page of everything around signing in. */
export function DoorCard({ title, lead, children, below }: DoorCardProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <title>{title}</title>
      <PageHeading title={title} lead={lead} />
      <Card as="div">{children}</Card>
      {below && <div className="mt-5 text-center">{below}</div>}
    </div>
  )
}

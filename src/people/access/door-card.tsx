import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'

type DoorCardProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** The narrow page for signing in, signing up and passwords. */
export function DoorCard({ title, lead, children, below }: DoorCardProps) {
  return (
    <div className="mx-auto w-full max-w-md">
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <Card as="div">{children}</Card>
      {below && <div className="mt-5 text-center">{below}</div>}
    </div>
  )
}

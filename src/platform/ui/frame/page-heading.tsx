import type { ReactNode } from 'react'
import { TextLink } from '#platform/ui/show/text-link.tsx'

export type PageHeadingProps = {
  readonly title: ReactNode
  readonly back?: { readonly to: string; readonly text: string }
  readonly lead?: ReactNode
  readonly aside?: ReactNode
  readonly actions?: ReactNode
}

/** The page's only h1, the way back, and actions on the whole page. */
export function PageHeading({ title, back, lead, aside, actions }: PageHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 max-w-text">
        {back && (
          <TextLink to={back.to} quiet icon="back" className="mb-1 min-h-8 text-sm">
            {back.text}
          </TextLink>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl">{title}</h1>
          {aside}
        </div>
        {lead && <p className="mt-1 text-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

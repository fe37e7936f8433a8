import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Link } from '#platform/ui/show/link.tsx'

export type PaginationProps = {
  readonly label: string
  readonly previous?: { readonly to: string; readonly text: string }
  readonly next?: { readonly to: string; readonly text: string }
  readonly pages?: readonly {
    readonly to: string
    readonly text: string
    readonly current?: boolean
    readonly label: string
  }[]
  readonly summary?: ReactNode
}

/** The pages of a long list, each with its own address. */
export function Pagination({ label, previous, next, pages = [], summary }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 py-4">
      <span className="text-sm text-soft">{summary}</span>
      <div className="flex flex-wrap items-center gap-1">
        {previous && (
          <ButtonLink to={previous.to} size="small" icon="back">
            {previous.text}
          </ButtonLink>
        )}
        {pages.map(({ to, text, current, label: pageLabel }) => (
          <Link
            key={to}
            to={to}
            aria-label={pageLabel}
            aria-current={current ? 'page' : undefined}
            className="figures inline-flex size-9 items-center justify-center rounded text-sea no-underline hover:bg-sunken focus-visible:rounded aria-[current]:bg-sea aria-[current]:font-semibold aria-[current]:text-surface max-sm:not-aria-[current]:hidden"
          >
            {text}
          </Link>
        ))}
        {next && (
          <ButtonLink to={next.to} size="small" iconEnd="next">
            {next.text}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

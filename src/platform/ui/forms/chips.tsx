import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'

export type Chip = {
  readonly to: string
  readonly text: ReactNode
  readonly removeLabel?: string
  readonly current?: boolean
}

/** Active filters (each link removes one) or a row of short choices. */
export function Chips({ label, items }: { readonly label: string; readonly items: readonly Chip[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ to, text, removeLabel, current }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className="inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-surface px-3 text-sm text-ink no-underline hover:border-edge focus-visible:rounded aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-surface pointer-coarse:min-h-11"
          >
            {text}
            {removeLabel && <Icon name="close" size={16} label={removeLabel} className="text-soft" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

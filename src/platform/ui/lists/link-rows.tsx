import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'

export type LinkRow = {
  readonly key?: string
  readonly to: string
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly icon?: IconName
  readonly aside?: ReactNode
  readonly current?: boolean
}

/** A list of links as full rows: the account's menu, pending actions, a list of tickets. */
export function LinkRows({ items, label }: { readonly items: readonly LinkRow[]; readonly label?: string }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded border border-line bg-surface shadow-rest"
    >
      {items.map(({ key, to, title, note, icon, aside, current }) => (
        <li key={key ?? to}>
          <Link
            to={to}
            aria-current={current ? 'page' : undefined}
            className="flex min-h-14 items-center gap-3 px-4 py-3 text-ink no-underline -outline-offset-2 hover:bg-sunken aria-[current]:bg-sunken"
          >
            {icon && <Icon name={icon} className="text-sea" />}
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              {note && <span className="block text-sm text-soft">{note}</span>}
            </span>
            {aside && <span className="shrink-0 text-end">{aside}</span>}
            <Icon name="next" size={16} className="text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Logo } from './logo.tsx'
import type { NavLink } from './nav-link.ts'

export type SiteFooterProps = {
  readonly name: string
  readonly label: string
  readonly groups: readonly { readonly title: string; readonly links: readonly NavLink[] }[]
  readonly note?: ReactNode
  readonly aside?: ReactNode
}

/** The bottom of every customer page: further links, folded on a phone, and who we are. */
export function SiteFooter({ name, label, groups, note, aside }: SiteFooterProps) {
  return (
    <footer className="on-deep mt-8 lg:mt-12 bg-deep text-on-deep">
      <div className="mx-auto grid max-w-wide gap-6 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo name={name} size={40} />
          {aside && <div className="max-w-sm text-soft-on-deep">{aside}</div>}
        </div>
        <nav aria-label={label} className="grid grid-cols-3 gap-x-6 max-lg:hidden">
          {groups.map(({ title, links }) => (
            <section key={title}>
              <h2 className="mb-1 text-base">{title}</h2>
              <GroupLinks links={links} />
            </section>
          ))}
        </nav>
        <nav aria-label={label} className="border-t border-on-deep/15 lg:hidden">
          {groups.map(({ title, links }) => (
            <details key={title} className="unfolds group/more border-b border-on-deep/15">
              <summary className="flex min-h-12 items-center justify-between font-semibold">
                <h2 className="text-base">{title}</h2>
                <Icon name="down" className="transition-transform group-open/more:-scale-y-100" />
              </summary>
              <GroupLinks links={links} />
            </details>
          ))}
        </nav>
      </div>
      {note && (
        <div className="border-t border-on-deep/15">
          <div className="mx-auto max-w-wide px-4 py-4 text-sm text-soft-on-deep sm:px-6">{note}</div>
        </div>
      )}
    </footer>
  )
}

function GroupLinks({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:pb-3">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-9 items-center text-soft-on-deep no-underline hover:text-on-deep hover:underline pointer-coarse:min-h-11"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

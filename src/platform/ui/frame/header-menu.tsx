import type { SearchBarProps } from '#platform/ui/forms/search-bar.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { LanguageLinkProps } from './language-link.tsx'
import { LanguageLink } from './language-link.tsx'
import type { NavLink } from './nav-link.ts'
import type { ThemeSwitchProps } from './theme-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLightDismiss } from './use-light-dismiss.ts'

/** The site's menu on phones and small tablets: a native disclosure under the header. */
export function HeaderMenu({ menuLabel, links, account, language, theme }: SiteHeaderProps) {
  const box = useLightDismiss()
  const ways = [
    ...links,
    { to: account.to, text: account.name ?? account.label, icon: 'user' as const, current: false },
  ]
  return (
    <details ref={box} className="group/menu lg:hidden">
      <summary
        aria-label={menuLabel}
        className="inline-flex size-11 items-center justify-center rounded hover:bg-on-deep/10 focus-visible:rounded"
      >
        <Icon name="menu" size={24} className="group-open/menu:hidden" />
        <Icon name="close" size={24} className="hidden group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-t border-on-deep/15 bg-deep px-4 pb-4 shadow-lift">
        <nav aria-label={menuLabel}>
          <ul className="divide-y divide-on-deep/15">
            {ways.map(({ to, text, icon, current }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={current ? 'page' : undefined}
                  className="flex min-h-13 items-center gap-3 text-lg text-on-deep no-underline -outline-offset-2 aria-[current]:font-semibold"
                >
                  {icon && <Icon name={icon} />}
                  <bdi>{text}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-between border-t border-on-deep/15 pt-3">
          <LanguageLink {...language} className="-ms-2.5 text-lg text-on-deep" />
          <ThemeSwitch {...theme} className="border-transparent text-on-deep hover:bg-on-deep/10" />
        </div>
      </div>
    </details>
  )
}

export type SiteHeaderProps = {
  readonly name: string
  readonly home: string
  readonly menuLabel: string
  readonly links: readonly NavLink[]
  readonly search?: SearchBarProps
  readonly cart: { readonly to: string; readonly label: string; readonly count: number }
  readonly account: { readonly to: string; readonly label: string; readonly name?: string }
  readonly news?: { readonly to: string; readonly label: string; readonly count: number }
  readonly pending?: { readonly to: string; readonly label: string; readonly count: number }
  readonly language: LanguageLinkProps
  readonly theme: ThemeSwitchProps
}

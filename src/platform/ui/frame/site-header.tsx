import { IconLink } from '#platform/ui/forms/icon-button.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Avatar } from './avatar.tsx'
import type { SiteHeaderProps } from './header-menu.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const onDeep = 'border-transparent text-on-deep hover:bg-on-deep/10'

/** The top of every customer page: the name, the box for a link, pending actions, the account and the cart. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, home, links, search, cart, account, news, pending, language, theme } = props
  return (
    <header className="on-deep relative z-20 bg-deep text-on-deep">
      <div className="mx-auto flex max-w-wide items-center gap-1 px-2 py-2 sm:px-4 lg:gap-2 lg:px-6 lg:py-3">
        <HeaderMenu {...props} />
        <Link
          to={home}
          className="me-auto min-w-0 overflow-hidden rounded p-1 text-on-deep lg:-ms-1 no-underline focus-visible:rounded lg:me-6"
        >
          <Logo name={name} />
        </Link>
        {search && <SearchBar key={search.value} {...search} className="mx-auto max-w-2xl text-ink max-lg:hidden" />}
        <span className="grow max-lg:hidden" />
        <LanguageLink {...language} className="text-on-deep hover:bg-on-deep/10 max-lg:hidden" />
        <span className="max-lg:hidden">
          <ThemeSwitch {...theme} className={onDeep} />
        </span>
        {pending && (
          <IconLink to={pending.to} icon="warning" label={pending.label} count={pending.count} className={onDeep} />
        )}
        {news && <IconLink to={news.to} icon="bell" label={news.label} count={news.count} className={onDeep} />}
        <AccountLink {...account} />
        <IconLink to={cart.to} icon="cart" label={cart.label} count={cart.count} className={`bag ${onDeep}`} />
      </div>
      {search && (
        <div className="px-4 pb-3 text-ink sm:px-6 lg:hidden">
          <SearchBar key={search.value} {...search} />
        </div>
      )}
      <nav aria-label={props.menuLabel} className="border-t border-on-deep/15 max-lg:hidden">
        <ul className="mx-auto flex max-w-wide gap-6 px-6">
          {links.map(({ to, text, current }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent text-soft-on-deep no-underline -outline-offset-2 hover:text-on-deep aria-[current]:border-accent-on-deep aria-[current]:text-on-deep"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

// Shows on every page whose account it is; on a phone by its letter.
function AccountLink({ to, label, name }: SiteHeaderProps['account']) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded text-on-deep no-underline hover:bg-on-deep/10 focus-visible:rounded lg:px-2"
    >
      {name === undefined ? <Icon name="user" /> : <Avatar name={name} size={32} />}
      <span className="max-w-40 truncate max-lg:hidden">
        <bdi>{name ?? label}</bdi>
      </span>
    </Link>
  )
}

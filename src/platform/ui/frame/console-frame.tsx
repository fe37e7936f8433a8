import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Avatar } from './avatar.tsx'
import type { LanguageLinkProps } from './language-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import type { SideMenuGroup } from './side-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import type { ThemeSwitchProps } from './theme-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLightDismiss } from './use-light-dismiss.ts'

export type ConsoleFrameProps = {
  readonly name: string
  readonly home: string
  readonly skipLabel: string
  readonly menuLabel: string
  readonly groups: readonly SideMenuGroup[]
  readonly palette?: ReactNode
  readonly tools?: ReactNode
  readonly who: { readonly name: string; readonly note?: string; readonly to: string }
  readonly language: LanguageLinkProps
  readonly theme: ThemeSwitchProps
  readonly children: ReactNode
}

/**
 * The frame of the staff's console: queues with counts and ages at the side (on a phone in a menu), the palette on top,
 * the rest is the table.
 */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { name, home, skipLabel, menuLabel, groups, language, children } = props
  return (
    <div className="console-frame min-h-dvh bg-sand">
      <SkipLink label={skipLabel} />
      <TopBar {...props} />
      <aside id="places" className="console-places border-line bg-surface">
        <Link
          to={home}
          className="on-deep flex h-14 shrink-0 items-center bg-deep px-4 text-on-deep no-underline -outline-offset-2 max-lg:hidden"
        >
          <Logo name={name} size={24} />
        </Link>
        <div className="min-h-0 grow overflow-y-auto p-2">
          <SideMenu label={menuLabel} groups={groups} dense />
          <LanguageLink {...language} className="text-sea sm:hidden" />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="w-full min-w-0 p-3 outline-none sm:p-5">
        {children}
      </main>
    </div>
  )
}

function TopBar({ menuLabel, palette, tools, who, language, theme }: ConsoleFrameProps) {
  const box = useLightDismiss()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-3">
      <details ref={box} data-places className="lg:hidden">
        <summary
          aria-label={menuLabel}
          aria-controls="places"
          className="inline-flex size-11 items-center justify-center rounded hover:bg-sunken"
        >
          <Icon name="menu" />
        </summary>
      </details>
      <div className="min-w-0 grow">{palette}</div>
      {tools}
      <LanguageLink {...language} className="text-sea hover:bg-sunken max-sm:hidden" />
      <ThemeSwitch {...theme} />
      <Link
        to={who.to}
        className="flex items-center gap-2 rounded p-1 text-ink no-underline hover:bg-sunken focus-visible:rounded"
      >
        <Avatar name={who.name} size={32} />
        <span className="max-w-40 leading-tight max-md:sr-only">
          <bdi className="block truncate text-sm font-semibold">{who.name}</bdi>
          {who.note && <span className="block truncate text-xs text-soft">{who.note}</span>}
        </span>
      </Link>
    </header>
  )
}

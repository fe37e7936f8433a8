import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { languageSwitch, themeSwitch } from '#fronts/storefront/frame/frame-switches.ts'
import { brand } from '#platform/settings/brand.ts'
import { IconLink } from '#platform/ui/forms/icon-button.tsx'
import { ConsoleFrame } from '#platform/ui/frame/console-frame.tsx'
import type { Theme } from '#platform/ui/frame/theme-switch.tsx'
import type { Locale, Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { consoleMenu } from './console-menu.ts'
import type { ConsoleScreen } from './console-screens.ts'
import { Palette } from './palette.tsx'
import { roleNames } from './people/role-names.ts'
import type { PricesWaiting } from './read-prices-waiting.ts'
import type { QueueLoad } from './read-queues.ts'

export type ConsoleFacts = {
  readonly locale: Locale
  readonly theme: Theme
  readonly now: Date
  readonly name: string
  readonly roles: readonly Role[]
  readonly loads: readonly QueueLoad[]
  /** Notes that name this member, not seen yet. */
  readonly mentions: number
  readonly prices: PricesWaiting
  readonly screens: readonly ConsoleScreen[]
}

type ConsoleShellProps = { readonly facts: ConsoleFacts; readonly pathname: string; readonly children: ReactNode }

/** The staff frame around whatever stands in it, also around an error. */
export function ConsoleShell({ facts, pathname, children }: ConsoleShellProps) {
  const { search } = useLocation()
  const { locale, theme, now, name, roles, loads, mentions, prices, screens } = facts
  const home = `/${locale}/ops`
  return (
    <ConsoleFrame
      name={brand.name[locale]}
      home={home}
      skipLabel={m.console_skip()}
      menuLabel={m.console_menu()}
      groups={consoleMenu({ locale, home, pathname, loads, mentions, prices, screens, now })}
      palette={<Palette home={home} screens={screens} />}
      who={{ name, note: rolesNote(roles), to: `${home}/password` }}
      tools={<IconLink to={`/${locale}/auth/signout`} icon="signout" label={m.console_sign_out()} />}
      language={languageSwitch(pathname, search, locale)}
      theme={themeSwitch(theme)}
    >
      {children}
    </ConsoleFrame>
  )
}

/** What a member of staff is here. */
function rolesNote(roles: readonly Role[]): string {
  return roles.map((role) => roleNames[role]()).join(' · ')
}

import { permits } from '#people/access/permissions.ts'
import type { MenuGroup, StaffScreen } from '#people/access/staff-screen.ts'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale, Role } from '#platform/work/work.ts'
import { queues } from './queues.ts'
import { staffScreens } from './staff-screens.ts'

export type ConsoleScreen = {
  readonly to: string
  readonly text: string
  /** What it is called in both languages. */
  readonly names: string
  readonly icon: IconName
  /** The group of the side menu, for a screen that stands in it and is no queue. */
  readonly menu?: MenuGroup
}

type Name = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string

/** Every screen with a name that these roles may open. On the server alone: a name by its key needs all messages. */
export function consoleScreens(home: string, locale: Locale, roles: readonly Role[]): readonly ConsoleScreen[] {
  const me = { kind: 'staff', id: '', roles, places: [] } as const
  return staffScreens
    .filter(({ sees }) => permits(me, sees))
    .flatMap((screen) => {
      const queue = queues.find(({ path }) => path === screen.path)
      const icon = screen.icon ?? queue?.icon
      const text = nameOf(screen, queue?.name)
      if (!icon || !text) return []
      const { path, menu } = screen
      const names = `${text('ar')} ${text('en')}`.toLowerCase()
      return { to: path === '' ? home : `${home}/${path}`, text: text(locale), names, icon, ...(menu && { menu }) }
    })
}

function nameOf({ name }: StaffScreen, ofQueue?: Name): ((locale: Locale) => string) | null {
  if (name) return (locale) => sentence(name, {}, locale) ?? ''
  return ofQueue ? (locale) => ofQueue({}, { locale }) : null
}

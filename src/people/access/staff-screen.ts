import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { m } from '#words/messages.js'
import type { Permission } from './permissions.ts'

/** A screen of the console. Its route, the menu, the palette and the test of who may do what are made of this one line. */
export type StaffScreen = {
  /** Below `/{lang}/ops`. */
  readonly path: string
  readonly file: string
  /** What it is seen with. */
  readonly sees: Permission
  /** What its forms are sent with; a screen that only shows has none. */
  readonly acts?: Permission
  /** Deeds that ask for another permission. */
  readonly actsApart?: Readonly<Record<string, Permission>>
  /** The message it is called by, for a screen that the palette finds and the queues do not name. */
  readonly name?: keyof typeof m
  readonly icon?: IconName
  /** The group of the side menu it stands in. */
  readonly menu?: MenuGroup
}

export type MenuGroup = 'goods' | 'pickup' | 'people' | 'money' | 'shop'

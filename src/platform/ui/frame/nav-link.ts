import type { IconName } from '#platform/ui/show/icon-paths.tsx'

/** A place to go, already worded. */
export type NavLink = {
  readonly to: string
  readonly text: string
  readonly icon?: IconName
  readonly count?: number
  readonly current?: boolean
}

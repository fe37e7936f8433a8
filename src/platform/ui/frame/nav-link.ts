import type { IconName } from '#platform/ui/show/icon-paths.tsx'

/** A link with its text. */
export type NavLink = {
  readonly to: string
  readonly text: string
  readonly icon?: IconName
  readonly count?: number
  readonly current?: boolean
}

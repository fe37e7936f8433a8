import { classes } from './classes.ts'
import type { IconName } from './icon-paths.tsx'
import { iconPaths, iconSurfaces, mirroredIcons } from './icon-paths.tsx'

export type IconProps = {
  readonly name: IconName
  readonly size?: 16 | 20 | 24 | 32
  readonly label?: string
  readonly className?: string
}

/** A line icon. Without a label it is decoration and is not read aloud. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const surface = iconSurfaces[name]
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={classes('icon', mirroredIcons.has(name) && 'rtl:-scale-x-100', className)}
    >
      <path d={iconPaths[name]} />
      {surface && <path d={surface} fill="currentColor" />}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { kindClasses } from '#platform/ui/forms/button-look.ts'
import { Count } from '#platform/ui/lists/count.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { NavLink } from './nav-link.ts'
import { useLightDismiss } from './use-light-dismiss.ts'

type MenuPress = {
  readonly text: string
  readonly icon?: IconName
  readonly name: string
  readonly value: string
  readonly danger?: boolean
}

export type MenuProps = {
  readonly label: string
  readonly icon?: IconName
  readonly text?: string
  readonly items?: readonly (NavLink | MenuPress)[]
  readonly children?: ReactNode
  readonly className?: string
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded px-3 py-2 text-start text-ink no-underline hover:bg-sunken'

/** A few choices behind one button. Native: opens without JavaScript; closes on Esc and on a click outside. */
export function Menu({ label, icon = 'more', text, items = [], children, className }: MenuProps) {
  const box = useLightDismiss()
  return (
    <details ref={box} className="relative">
      <summary
        aria-label={label}
        title={label}
        className={classes(
          'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded border px-2 font-semibold transition-colors focus-visible:rounded',
          className ?? kindClasses.quiet,
        )}
      >
        <Icon name={icon} />
        {text && <span>{text}</span>}
        {text && <Icon name="down" size={16} />}
      </summary>
      <div className="absolute end-0 top-full z-30 mt-1 w-max max-w-72 min-w-52 animate-appear rounded border border-line bg-surface p-1 text-base text-ink shadow-lift">
        {children}
        {items.map((item) => ('to' in item ? <Way key={item.to} {...item} /> : <Press key={item.value} {...item} />))}
      </div>
    </details>
  )
}

function Way({ to, text, icon, count, current }: NavLink) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={row}>
      {icon && <Icon name={icon} className="text-soft" />}
      <span className="grow">{text}</span>
      {count !== undefined && <Count value={count} />}
      {current && <Icon name="check" className="text-sea" />}
    </Link>
  )
}

function Press({ text, icon, name, value, danger = false }: MenuPress) {
  return (
    <button type="submit" name={name} value={value} className={classes(row, danger && 'text-bad')}>
      {icon && <Icon name={icon} />}
      {text}
    </button>
  )
}

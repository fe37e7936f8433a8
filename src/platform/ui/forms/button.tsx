import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Spinner } from '#platform/ui/show/spinner.tsx'
import type { ButtonLook } from './button-look.ts'
import { buttonClasses } from './button-look.ts'

type Inside = { readonly icon?: IconName; readonly iconEnd?: IconName; readonly children?: ReactNode }
type Busy = { readonly busy?: boolean; readonly busyLabel?: string }

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & Inside & Busy

/** A button. While busy it keeps its width and refuses a second click. */
export function Button({ kind, size, full, icon, iconEnd, busy = false, busyLabel, ...native }: ButtonProps) {
  const { children, className, onClick, type = 'button', ...rest } = native
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(buttonClasses({ kind, size, full }), className)}
    >
      <span className={classes('face', busy && 'opacity-0')}>
        <Face icon={icon} iconEnd={iconEnd}>
          {children}
        </Face>
      </span>
      {busy && <Spinner label={busyLabel} />}
    </button>
  )
}

export type ButtonLinkProps = ButtonLook &
  Inside & {
    readonly to?: string
    readonly href?: string
    readonly newTab?: boolean
    readonly className?: string
    readonly id?: string
  }

/** A link that looks like a button. */
export function ButtonLink({ to, href, newTab = false, kind, size, full, className, id, ...inside }: ButtonLinkProps) {
  const look = classes(buttonClasses({ kind, size, full }), className)
  if (to !== undefined)
    return (
      <Link id={id} to={to} className={look}>
        <Face {...inside} />
      </Link>
    )
  return (
    <a
      id={id}
      href={href}
      className={look}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      <Face {...inside} />
    </a>
  )
}

function Face({ icon, iconEnd, children }: Inside) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
}

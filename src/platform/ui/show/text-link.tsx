import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.tsx'
import { Link } from './link.tsx'

export type TextLinkProps = {
  readonly to?: string
  readonly href?: string
  readonly quiet?: boolean
  readonly newTab?: boolean
  readonly icon?: IconName
  readonly children: ReactNode
  readonly className?: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link in running text. Quiet links are underlined only on hover. */
export function TextLink({
  to,
  href,
  quiet = false,
  newTab = false,
  icon,
  children,
  className,
  onClick,
}: TextLinkProps) {
  const look = classes(
    'inline-flex items-center gap-1.5 text-sea underline-offset-4 hover:text-accent-ink',
    quiet ? 'no-underline hover:underline' : 'underline decoration-line decoration-2 hover:decoration-current',
    className,
  )
  const face = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {/* One box: otherwise the pieces of a sentence would each wrap alone. */}
      <span className="min-w-0">{children}</span>
      {newTab && <Icon name="external" size={16} />}
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={look} onClick={onClick}>
        {face}
      </Link>
    )
  return (
    <a
      href={href}
      className={look}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {face}
    </a>
  )
}

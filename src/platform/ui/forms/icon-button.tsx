import type { ButtonHTMLAttributes } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { ButtonKind } from './button-look.ts'
import { kindClasses } from './button-look.ts'

type Look = {
  readonly icon: IconName
  readonly label: string
  readonly kind?: ButtonKind
  readonly size?: 'small' | 'regular'
  readonly count?: number
  readonly className?: string
}

/** A button with only an icon; its label is read aloud and shown on hover. */
export function IconButton({
  icon,
  label,
  kind,
  size,
  count,
  className,
  ...native
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...native} aria-label={label} title={label} className={look({ kind, size, className })}>
      <Icon name={icon} />
      <Over count={count} />
    </button>
  )
}

/** The same look for a link. */
export function IconLink({ to, icon, label, kind, size, count, className }: Look & { readonly to: string }) {
  return (
    <Link to={to} aria-label={label} title={label} className={look({ kind, size, className })}>
      <Icon name={icon} />
      <Over count={count} />
    </Link>
  )
}

function look({ kind = 'quiet', size = 'regular', className }: Pick<Look, 'kind' | 'size' | 'className'>): string {
  return classes(
    'relative inline-flex shrink-0 items-center justify-center rounded border transition-colors focus-visible:rounded',
    'disabled:cursor-not-allowed disabled:text-soft',
    size === 'small' ? 'size-8 pointer-coarse:size-11' : 'size-11',
    className ?? kindClasses[kind],
  )
}

function Over({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null
  // Drawn, not text, because the label says it in words already.
  return (
    <span
      aria-hidden="true"
      data-count={count > 99 ? '99+' : count}
      className="absolute end-0 top-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-[0.75rem] leading-none font-semibold text-on-accent before:content-[attr(data-count)]"
    />
  )
}

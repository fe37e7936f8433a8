import { classes } from '#platform/ui/show/classes.ts'

/** The logo's mark: a harbour's arch, a boat under it and the waterline. It is never mirrored. */
export function Mark({ size = 32, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className={classes('shrink-0', className)}
    >
      <path d="M4 26V15.5a12 12 0 0 1 24 0V26" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M16.75 9v8h6z" fill="var(--lamp, var(--accent))" />
      <path d="M14.75 11.5v5.5h-4z" fill="var(--lamp, var(--accent))" />
      <path d="M8.5 19h15l-1.7 3.7a2.5 2.5 0 0 1-2.3 1.5h-7a2.5 2.5 0 0 1-2.3-1.5z" fill="currentColor" />
      <path
        d="M2.5 28.75c2.25-1.65 4.5-1.65 6.75 0s4.5 1.65 6.75 0 4.5-1.65 6.75 0 4.5 1.65 6.75 0"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark with the name beside it. */
export function Logo({
  name,
  size = 32,
  className,
}: {
  readonly name: string
  readonly size?: number
  readonly className?: string
}) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <Mark size={size} />
      <span translate="no" className="text-xl font-semibold">
        {name}
      </span>
    </span>
  )
}

import { classes } from './classes.ts'

export type CountProps = {
  readonly value: number
  readonly label?: string
  readonly strong?: boolean
  readonly className?: string
}

/** How many: a number in a pill. Above 99 the exact number does not help any more. */
export function Count({ value, label, strong = false, className }: CountProps) {
  return (
    <span
      className={classes(
        'figures inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-[0.75rem] leading-none font-semibold',
        strong ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
        className,
      )}
    >
      {value > 99 ? '99+' : value}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}

import { classes } from '#platform/ui/show/classes.ts'

export type CountProps = {
  readonly value: number
  readonly label?: string
  readonly strong?: boolean
  readonly className?: string
}

/** A number in a pill. Above 99 the exact number is not shown. */
export function Count({ value, label, strong = false, className }: CountProps) {
  return (
    <span className={classes('count', strong && 'strong', className)}>
      {value > 99 ? '99+' : value}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}

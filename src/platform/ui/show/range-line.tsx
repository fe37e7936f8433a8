import { classes } from './classes.ts'

/** The room between the least and the most; its ends are said in words beside it, and meet where one price is known. */
export function RangeLine({ meets = false }: { readonly meets?: boolean }) {
  return (
    <span aria-hidden="true" className={classes('range-line', meets && 'meets')}>
      <span />
    </span>
  )
}

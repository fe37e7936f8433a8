import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A price, phone, code or order number: left to right and on one line, whatever surrounds it. */
export function Ltr({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={classes('ltr', className)}>
      {children}
    </bdi>
  )
}

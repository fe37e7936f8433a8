import type { ReactNode } from 'react'

/** Reads changes inside it aloud: totals, results of a search. */
export function Live({ children, urgent = false }: { readonly children: ReactNode; readonly urgent?: boolean }) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {children}
    </div>
  )
}

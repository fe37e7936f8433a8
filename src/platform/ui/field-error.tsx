import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What is wrong with a control, in plain words, beside it and announced. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-bad">
      <Icon name="stop" size={16} className="mt-[0.2em]" />
      <span>{children}</span>
    </p>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'

/** The error of a control, in plain words, beside it and announced; it scrolls into view if that control is in use. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children && isInHand(id)) box.current?.scrollIntoView({ block: 'nearest' })
  }, [id, children])
  if (!children) return null
  return (
    <p ref={box} id={id} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-bad">
      <Icon name="stop" size={16} className="mt-[0.2em]" />
      <span>{children}</span>
    </p>
  )
}

// The control of this error has the focus, or its form's button has it and nothing else is wrong there.
function isInHand(id: string): boolean {
  const here = document.activeElement
  if (here?.getAttribute('aria-describedby')?.split(' ').includes(id)) return true
  const wrong = here instanceof HTMLButtonElement && here.form?.querySelectorAll('[aria-invalid=true]')
  return Boolean(wrong && wrong.length === 1 && wrong[0]?.getAttribute('aria-describedby')?.split(' ').includes(id))
}

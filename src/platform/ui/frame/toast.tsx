import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { tones } from '#platform/ui/show/tone.ts'

/** Where short messages appear; one per page. */
export function Toasts({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex flex-col items-center gap-2 lg:bottom-6"
    >
      {children}
    </section>
  )
}

export type ToastProps = {
  readonly tone: Tone
  readonly text: ReactNode
  readonly action?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly after?: number
}

/** Says that something was done, and may offer undo. */
export function Toast({ tone, text, action, closeLabel, onClose, after }: ToastProps) {
  useEffect(() => {
    if (after === undefined) return
    const timer = setTimeout(onClose, after)
    return () => clearTimeout(timer)
  }, [after, onClose])
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded border border-line bg-surface py-1 ps-4 pe-1 shadow-lift">
      <Icon name={tones[tone].icon} className={tones[tone].text} />
      <span className="min-w-0 grow py-2">{text}</span>
      {action && <span className="shrink-0">{action}</span>}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}

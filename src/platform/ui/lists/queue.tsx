import type { ReactNode } from 'react'
import { useQueueKeys } from './use-queue-keys.ts'

export type QueueProps = {
  /** The keys of this list: the key and its action. */
  readonly keys: readonly { readonly press: string; readonly text: string }[]
  readonly children: ReactNode
}

/**
 * A list that somebody works through all day: the row with the focus is highlighted, and every row is reached by
 * keyboard.
 */
export function Queue({ keys, children }: QueueProps) {
  useQueueKeys()
  return (
    <div data-queue className="[&_tbody_tr:focus-within]:bg-info-soft">
      {children}
      <KeyHints keys={keys} />
    </div>
  )
}

export function KeyHints({ keys }: Pick<QueueProps, 'keys'>) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft max-sm:hidden pointer-coarse:hidden">
      {keys.map(({ press, text }) => (
        <li key={press} className="flex items-center gap-1.5">
          <kbd dir="ltr" className="rounded border border-line bg-surface px-1.5 font-sans">
            {press}
          </kbd>
          {text}
        </li>
      ))}
    </ul>
  )
}

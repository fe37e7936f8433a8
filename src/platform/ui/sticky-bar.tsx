import type { ReactNode } from 'react'

export type StickyBarProps = {
  readonly label: string
  readonly amount: ReactNode
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The total and the one action, always within reach on a phone; it takes its own place, so it never covers the last line. */
export function StickyBar({ label, amount, note, children }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-0 z-20 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4">
        <div className="min-w-0" aria-live="polite">
          <span className="block text-sm text-soft">{label}</span>
          <strong className="figures block w-fit text-xl font-semibold">{amount}</strong>
          {note && <span className="block text-xs text-soft">{note}</span>}
        </div>
        <div className="flex shrink-0 gap-2">{children}</div>
      </div>
    </section>
  )
}

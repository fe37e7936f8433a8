import type { ReactNode } from 'react'

export type StickyBarProps = {
  readonly label: string
  readonly amount: ReactNode
  readonly note?: ReactNode
  readonly children: ReactNode
}

/**
 * The total and the main button, always visible on a phone; it has its own space, so it never covers the last line. It
 * sticks within its parent: put it last in the page, beside its content, never in a box of its own.
 */
export function StickyBar({ label, amount, note, children }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      data-sticky-bar
      className="sticky bottom-0 z-20 -mx-4 mt-6 -mb-8 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:-mx-6 lg:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div aria-live="polite" className="flex-1 basis-32">
          <span className="block text-sm text-soft">{label}</span>
          <strong className="figures block w-fit text-lg font-semibold whitespace-nowrap sm:text-xl">{amount}</strong>
          {note && <span className="block text-xs text-soft">{note}</span>}
        </div>
        <div className="ms-auto flex min-w-0 gap-2 max-sm:[&>*]:px-4 max-sm:[&>*]:leading-tight">{children}</div>
      </div>
    </section>
  )
}

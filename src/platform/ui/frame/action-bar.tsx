import type { ReactNode } from 'react'

export type ActionBarProps = { readonly label: string; readonly children: ReactNode }

/** The next action of a page, always under the thumb on a phone. Put it last in the page, never in a box of its own. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section
      aria-label={label}
      data-sticky-bar
      className="sticky bottom-0 z-20 mt-6 -mb-12 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3">{children}</div>
    </section>
  )
}

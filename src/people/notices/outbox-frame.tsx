import type { ReactNode } from 'react'

/** Development pages are outside the shop's frame. */
export function OutboxFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <title>{title}</title>
      {children}
    </main>
  )
}

import type { ReactNode } from 'react'

/** One section of the kit page. */
export function KitSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 border-b border-line pb-2 text-xl">{title}</h2>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}

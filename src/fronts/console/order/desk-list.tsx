import type { ReactNode } from 'react'

export type DeskListRow = {
  readonly key: string
  readonly title: ReactNode
  /** In one line where there is room; what is false or null is left out. Each has a key. */
  readonly facts: readonly ReactNode[]
}

/** Things that belong to an order, each with its name and, below it, what is known of it. */
export function DeskList({ rows }: { readonly rows: readonly DeskListRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, title, facts }) => (
        <li key={key} className="py-2 first:pt-0 last:pb-0">
          <p className="font-semibold">{title}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">{facts}</p>
        </li>
      ))}
    </ul>
  )
}

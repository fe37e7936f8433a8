import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
  readonly lead?: boolean
  readonly wide?: boolean
  readonly sort?: { readonly to: string; readonly direction?: 'up' | 'down'; readonly label: string }
}

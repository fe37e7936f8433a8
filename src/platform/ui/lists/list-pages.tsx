import { m } from '#words/messages.js'
import { Pagination } from './pagination.tsx'

type ListPagesProps = {
  readonly here: string
  /** The further values of the address, besides the page. */
  readonly asked: Readonly<Record<string, string>>
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** The name of the page in the address, if a screen has two lists. */
  readonly name?: string
}

const around = 2

/** Links to a queue's other pages; its search and filters stay in the address. */
export function ListPages({ here, asked, page, pageSize, total, name = 'page' }: ListPagesProps) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const to = (one: number) => {
    const search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
    if (one > 1) search.set(name, String(one))
    return search.size > 0 ? `${here}?${search}` : here
  }
  const shown = Array.from({ length: last }, (_, place) => place + 1).filter(
    (one) => one === 1 || one === last || Math.abs(one - page) <= around,
  )
  const from = (page - 1) * pageSize + 1
  return (
    <Pagination
      label={m.platform_list_pages()}
      summary={m.platform_list_rows({ from, to: Math.min(total, page * pageSize), total })}
      {...(page > 1 && { previous: { to: to(page - 1), text: m.platform_list_previous() } })}
      {...(page < last && { next: { to: to(page + 1), text: m.platform_list_next() } })}
      pages={shown.map((one) => ({
        to: to(one),
        text: String(one),
        current: one === page,
        label: m.platform_list_page({ page: one }),
      }))}
    />
  )
}

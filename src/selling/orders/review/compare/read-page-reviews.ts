import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type ItemData, itemData } from '#selling/orders/items/item-data.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { type Verdict, verdict } from '#selling/orders/review/verdict.ts'

type Asked = { readonly page: string; readonly options: string }
/** The review of a page. */
export type PageReview = Asked & {
  readonly itemId: string
  readonly number: string
  readonly at: Date
  readonly by: string | null
  readonly verdict: Verdict
  readonly data: ItemData
}

const row = z.object({
  page: z.string(),
  options: z.string(),
  itemId: z.string(),
  number: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  verdict,
  data: itemData,
})

/** The reviews of these pages on this site since a given time, the newest first; at most fifty per page. */
export async function readPageReviews(
  work: Work,
  pages: readonly string[],
  since: Date,
): Promise<readonly PageReview[]> {
  if (pages.length === 0) return []
  const { rows } = await sql`
    select said.page, said.options, said.item_id as "itemId", o.number, said.at, staff.name as by, said.verdict, said.data
    from unnest(${[...new Set(pages)]}::text[]) as asked (page)
    cross join lateral (
      select * from page_reviews review
      where review.site = ${work.site} and md5(review.page) = md5(asked.page) and review.page = asked.page
        and review.at >= ${since} order by review.at desc limit 50) said
    join order_items item on item.id = said.item_id
    join orders o on o.id = item.order_id
    left join staff_members staff on staff.id = said.reviewer_id
    where ${itemIsSeen(work)}
    order by said.at desc`.execute(work.db)
  return rows.map((one) => row.parse(one))
}

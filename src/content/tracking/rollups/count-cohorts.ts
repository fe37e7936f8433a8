import { sql } from 'kysely'
import { sites } from '#sites/sites.ts'
import type { RollUp } from './counted-slice.ts'

/**
 * What customers ordered in each month, by the month of their first order on the site: how many of them, how many orders, and what those
 * came to when they were placed.
 */
export const countCohorts: RollUp = {
  name: 'cohorts',
  begins: ({ site }) => sql`select min(placed_at) as at from orders where site = ${site}`,
  add: async ({ db, site }, from, until) => {
    const zone = sites[site].timeZone
    await sql`
      with placed as (
        select o.base_minor + o.fees_minor as minor, date_trunc('month', o.placed_at at time zone ${zone})::date as month,
          (select date_trunc('month', min(f.placed_at) at time zone ${zone})::date from orders f
            where f.customer_id = o.customer_id and f.site = o.site) as cohort,
          not exists (select from orders b where b.customer_id = o.customer_id and b.site = o.site
            and (b.placed_at, b.id) < (o.placed_at, o.id)
            and date_trunc('month', b.placed_at at time zone ${zone}) = date_trunc('month', o.placed_at at time zone ${zone}))
            as is_first
        from orders o where o.site = ${site} and o.placed_at >= ${from} and o.placed_at < ${until})
      insert into cohort_months as known (site, cohort, month, customers, orders, minor)
      select ${site}, cohort, month, count(*) filter (where is_first), count(*), sum(minor)
      from placed group by 1, 2, 3 order by 1, 2, 3
      on conflict (site, cohort, month) do update set customers = known.customers + excluded.customers,
        orders = known.orders + excluded.orders, minor = known.minor + excluded.minor`.execute(db)
  },
}

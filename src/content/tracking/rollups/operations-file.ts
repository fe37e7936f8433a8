import type { LoaderFunctionArgs } from 'react-router'
import { readQuestion } from '#content/tracking/analytics/analytics-question.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { readCohorts, readStaffWork, readStages } from './read-rollups.ts'
import { stageOrder, stageTexts } from './rollup-names.ts'

type Days = { readonly from: string; readonly until: string }
type Cells = { readonly header: readonly string[]; readonly rows: readonly (readonly (string | number | null)[])[] }

/** One table of the screen as it is, for a spreadsheet: times in minutes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { site, now, locale } = visit
  const { searchParams } = new URL(request.url)
  const { from, until } = readQuestion(searchParams, now, site)
  const of = tables.find((one) => one === searchParams.get('of')) ?? 'stages'
  const { header, rows } = await visit.read((work) => cellsOf[of](work, { from, until }, locale))
  return new Response(
    writeCsv(
      [...header],
      rows.map((row) => [...row]),
    ),
    {
      headers: {
        'content-type': csvMediaType,
        'content-disposition': `attachment; filename="${of}-${site}-${from}-${until}.csv"`,
        'cache-control': 'private, no-store',
      },
    },
  )
}

const tables = ['stages', 'staff', 'cohorts'] as const
const cellsOf: Readonly<Record<(typeof tables)[number], (work: Work, days: Days, locale: Locale) => Promise<Cells>>> = {
  stages: async (work, days, locale) => {
    const { now } = await readStages(work, days)
    return {
      header: [
        m.tracking_stages({}, { locale }),
        m.tracking_count({}, { locale }),
        m.tracking_stage_median({}, { locale }),
        m.tracking_stage_p90({}, { locale }),
      ],
      rows: stageOrder.flatMap((stage) =>
        now
          .filter((one) => one.stage === stage)
          .map(({ count, median, p90 }) => [stageTexts[stage]({}, { locale }), count, median, p90]),
      ),
    }
  },
  staff: async (work, days, locale) => {
    const staff = await readStaffWork(work, days)
    return {
      header: [
        m.tracking_staff_name({}, { locale }),
        m.tracking_staff_days({}, { locale }),
        m.tracking_staff_kinds({}, { locale }),
        m.tracking_count({}, { locale }),
      ],
      rows: staff.flatMap(({ name, days: worked, kinds }) =>
        Object.entries(kinds).map(([kind, count]) => [name, worked, kind, count]),
      ),
    }
  },
  cohorts: async (work, _, locale) => {
    const cohorts = await readCohorts(work)
    return {
      header: [
        m.tracking_cohort_month({}, { locale }),
        m.tracking_day({}, { locale }),
        m.tracking_cohort_customers({}, { locale }),
        m.tracking_step_placeOrder({}, { locale }),
        m.tracking_worth({}, { locale }),
      ],
      rows: cohorts.map(({ cohort, month, customers, orders, minor }) => [
        cohort,
        month,
        customers,
        orders,
        minorToDecimal(minor),
      ]),
    }
  },
}

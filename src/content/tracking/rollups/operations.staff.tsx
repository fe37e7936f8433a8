import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AnalyticsHeading } from '#content/tracking/analytics/analytics-heading.tsx'
import { readQuestion } from '#content/tracking/analytics/analytics-question.ts'
import { DaysForm } from '#content/tracking/analytics/days-form.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { CohortTable } from './cohort-table.tsx'
import { readCohorts, readStaffWork, readStages } from './read-rollups.ts'
import { StaffWorkTable } from './staff-work-table.tsx'
import { StageTimes } from './stage-times.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { locale, site, now } = visit
  const { from, until } = readQuestion(new URL(request.url).searchParams, now, site)
  const read = await visit.read(async (work) => ({
    stages: await readStages(work, { from, until }),
    staff: await readStaffWork(work, { from, until }),
    cohorts: await readCohorts(work),
  }))
  return { locale, currency: sites[site].currency, today: siteToday(now, site), from, until, ...read }
}

/** How long goods are in each part of their way, what the staff did, and who comes back: from figures that jobs keep. */
export default function Operations() {
  const { locale, currency, today, from, until, stages, staff, cohorts } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/analytics/operations`
  const file = (of: string) => `${here}/file?${new URLSearchParams({ of, from, until })}`
  return (
    <>
      <AnalyticsHeading locale={locale} at="operations" lead={m.tracking_operations_lead()} />
      <DaysForm key={`${from} ${until}`} from={from} until={until} />
      <div className="grid grid-cols-1 gap-4">
        <StageTimes stages={stages} locale={locale} file={file('stages')} />
        <StaffWorkTable staff={staff} file={file('staff')} />
        <CohortTable cohorts={cohorts} today={today} currency={currency} locale={locale} file={file('cohorts')} />
      </div>
    </>
  )
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { formKey } from '#office/finance/finance-key.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, provedDeed } from '#people/proofs/answer-deeds.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { closeDay } from './close-day.ts'
import { byCurrency } from './family-sums.ts'
import { DayState, FamilyTable } from './family-table.tsx'
import { readClosedDays, readDay, readNextDay } from './read-days.ts'
import { isDay } from './site-days.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('day')
  const { locale, site, now } = visit
  const asksProof = needsProof(visit)
  const done = doneText(request, 'finance_done', visit.locale)
  return visit.read(async (work) => {
    const next = await readNextDay(work)
    const day = isDay(asked) ? asked : next
    const facts = { report: await readDay(work, day), days: await readClosedDays(work), next }
    const isOver = day < siteToday(now, site)
    return { ...facts, isOver, asksProof, key: newId(), done, currency: sites[site].currency, locale, site }
  })
}

const closeForm = z.object({ key: formKey, day: z.string().refine(isDay) })
const close = provedDeed(closeForm, closeDay, ({ day }) => `dayClosed&day=${day}`)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeed(visit, await request.formData(), close, 'ops/finance/closes')
}

export default function ClosesDesk() {
  const { report, days, isOver, asksProof, key, done, currency, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/closes`
  const { errors = {} } = answer ?? {}
  const tables = byCurrency(report.families)
  const problem = errors.general ?? errors.day
  return (
    <>
      <FinanceHeading locale={locale} at="closes" lead={m.finance_closes_lead()} />
      <DoneNotice text={done} />
      {problem && (
        <Notice tone="bad" role="alert" className="mb-3">
          {problem}
        </Notice>
      )}
      <Form className={`mb-3 flex flex-wrap items-end gap-3 ${denseForm}`} key={report.day}>
        <Field label={m.finance_day()} name="day" type="date" defaultValue={report.day} />
        <Button type="submit" size="small">
          {m.finance_show()}
        </Button>
      </Form>
      {days.length > 0 && (
        <Chips
          label={m.finance_closed_days()}
          items={days.map((day) => ({ text: <bdi>{day}</bdi>, to: `${here}?day=${day}`, current: day === report.day }))}
        />
      )}
      <DayState report={report} locale={locale} site={site} />
      <div className="flex flex-col gap-5">
        {(tables.length === 0 ? [[currency, []] as const] : tables).map(([one, families]) => (
          <FamilyTable key={one} families={families} currency={one} hasMany={tables.length > 1} locale={locale} />
        ))}
      </div>
      {!report.closed && isOver && (
        <PostForm answer={answer} className={`mt-4 flex max-w-md flex-col gap-3 ${denseForm}`}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="day" value={report.day} />
          <StaffProof asks={asksProof} />
          <SubmitButton className="self-start">{m.finance_day_close()}</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

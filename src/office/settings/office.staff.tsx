import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sayHours } from '#fulfilment/requests/offices/office-hours.ts'
import { type OfficeChange, readDeskOffice } from '#fulfilment/requests/offices/read-office-desk.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayMoment, sayWeekday } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ChangeTable } from './change-table.tsx'
import { OfficeDays } from './office-days.tsx'
import { officeDeeds } from './office-deeds.ts'
import { OfficeForm } from './office-form.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  const { locale, site } = visit
  const found = await visit.read((work) => readDeskOffice(work, params.code ?? ''))
  if (!found) throw data(null, { status: 404 })
  const shown = ({ at, ...change }: OfficeChange) => ({
    ...change,
    at: sayMoment(at, locale, site),
    hours: sayHours({ ...change, workingDays: change.days }, locale),
  })
  return {
    ...found,
    changes: found.changes.map(shown),
    // From Saturday on, with which the week begins here.
    week: [6, 0, 1, 2, 3, 4, 5].map((day) => ({ day, name: sayWeekday(day, locale) })),
    done: doneText(request, 'settings_done', locale),
    formKey: newId(),
    locale,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  const form = await request.formData()
  form.set('code', params.code ?? '')
  return answerDeeds(visit, form, officeDeeds, `ops/settings/offices/${params.code}`)
}

/** One office: what it is, from when it changes, and days of its own. */
export default function OfficePage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { office, locale, misfits, changes } = facts
  const name = locale === 'ar' ? office.nameAr : office.nameEn
  const ofDay = answer?.typed.do === 'setDay' || answer?.typed.do === 'endDay'
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeading
        title={name}
        lead={m.settings_office_lead()}
        back={{ to: `/${locale}/ops/settings`, text: m.settings_title() }}
      />
      <DoneNotice text={answer ? null : facts.done} />
      {misfits.length > 0 && (
        <Notice tone="warn" className="mb-4" title={m.settings_misfits({ count: misfits.length })}>
          <bdi className="figures wrap-anywhere">{misfits.slice(0, 20).join(' · ')}</bdi>
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <OfficeForm {...facts} answer={ofDay ? undefined : answer} key={office.version} />
        <OfficeDays {...facts} answer={ofDay ? answer : undefined} />
      </div>
      {changes.length > 0 && <ChangeTable changes={changes} locale={locale} />}
    </>
  )
}

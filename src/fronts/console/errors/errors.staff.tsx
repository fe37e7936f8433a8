import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { readCauses } from '#platform/http/errors/read-causes.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ErrorCard } from './error-card.tsx'
import { settleError, settleErrorForm } from './settle-error.ts'

/** What broke in browsers and on the server, by its cause: both sites. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { locale, site, who } = visit
  const which = new URL(request.url).searchParams.get('show') === 'settled' ? 'settled' : 'open'
  return {
    which,
    causes: await visit.read((work) => readCauses(work, which)),
    maySettle: permits(who, 'settings'),
    done: doneText(request, 'errors_done', locale),
    formKey: newId(),
    locale,
    site,
  } as const
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  return answerDeed(visit, await request.formData(), deed(settleErrorForm, settleError, 'settled'), 'ops/health/errors')
}

export default function ErrorsPage() {
  const { which, causes, done, locale, ...facts } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/health/errors`
  return (
    <>
      <PageTitle>{m.errors_title()}</PageTitle>
      <PageHeading
        title={m.errors_title()}
        lead={m.errors_lead()}
        back={{ to: `/${locale}/ops/health`, text: m.console_health() }}
      />
      {done && !answer && <Notice tone="ok" title={done} role="status" className="mb-4" />}
      <Tabs
        label={m.errors_title()}
        items={[
          { to: here, text: m.errors_open(), current: which === 'open' },
          { to: `${here}?show=settled`, text: m.errors_settled(), current: which === 'settled' },
        ]}
      />
      {causes.length === 0 ? (
        <Notice tone="ok" className="mt-4">
          {which === 'open' ? m.errors_none() : m.errors_none_settled()}
        </Notice>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {causes.map((cause) => (
            <li key={cause.key}>
              <ErrorCard {...facts} cause={cause} locale={locale} answer={answer} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { lineDeeds } from './line-deeds.ts'
import { LineForm } from './line-form.tsx'
import { readLines } from './read-lines.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { locale, site } = visit
  return { lines: await visit.read(readLines), done: doneText(request, 'pages_done', locale), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return answerDeeds(visit, await request.formData(), lineDeeds, 'ops/content/lines')
}

const standings = {
  shown: { tone: 'ok', text: m.pages_standing_shown },
  scheduled: { tone: 'wait', text: m.pages_standing_scheduled },
  over: { tone: 'neutral', text: m.pages_line_over },
} as const

/** The line over customer pages: what is shown, comes and was, and a new one. */
export default function ContentLines() {
  const { lines, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{m.pages_lines()}</PageTitle>
      <PageHeading
        title={m.pages_lines()}
        lead={m.pages_lines_lead()}
        back={{ to: `/${locale}/ops/content`, text: m.pages_desk_title() }}
      />
      <DoneNotice text={answer ? null : done} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        {lines.length === 0 ? (
          <EmptyState drawing="search" title={m.pages_lines_none()} text={m.pages_lines_none_text()} />
        ) : (
          <ul className="flex flex-col gap-3">
            {lines.map(({ id, textAr, textEn, isOfAll, beginsAt, endsAt, standing }) => (
              <li key={id} className="rounded border border-line bg-surface p-4 shadow-rest">
                <div className="mb-2 flex flex-wrap items-center gap-2">
                  <Badge tone={standings[standing].tone} size="small">
                    {standings[standing].text()}
                  </Badge>
                  <span className="text-sm text-soft">
                    {m.pages_line_days({
                      from: sayMoment(beginsAt, locale, site),
                      to: sayMoment(endsAt, locale, site),
                    })}
                    {isOfAll && ` · ${m.pages_line_everywhere()}`}
                  </span>
                </div>
                <p lang="ar" dir="rtl">
                  {textAr}
                </p>
                <p lang="en" dir="ltr" className="text-soft">
                  {textEn}
                </p>
                {standing !== 'over' && (
                  <Form method="post" className="mt-3">
                    <input type="hidden" name="id" value={id} />
                    <SubmitButton name="do" value="end" kind="secondary" size="small">
                      {m.pages_line_end()}
                    </SubmitButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        <LineForm key={lines.length} answer={answer} />
      </div>
    </>
  )
}

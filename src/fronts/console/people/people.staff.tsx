import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { readStaffProposals } from '#people/staff/read-proposals.ts'
import { readStaff } from '#people/staff/read-staff.ts'
import { isRole, staffStates } from '#people/staff/staff-member.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { roles } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { ProposalCards } from './proposal-cards.tsx'
import { proposalDeeds } from './proposal-deeds.ts'
import { readPlaces } from './read-places.ts'
import { roleNames } from './role-names.ts'
import { StaffTable } from './staff-table.tsx'
import { stateLooks } from './state-badge.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, role, place] = [asked('q'), isRole(asked('role')) ? asked('role') : '', asked('place')]
  const state = staffStates.find((one) => one === asked('state')) ?? ''
  const { locale, site, now } = visit
  const done = doneText(request, 'staff_done', locale)
  return visit.read(async (work) => {
    const admins = await readStaff(work, { q: '', role: 'admin', place: '', state: 'active' })
    return {
      rows: await readStaff(work, { q, role, place, state }),
      proposals: await readStaffProposals(work),
      places: await readPlaces(work),
      isSingleAdmin: admins.length < 2,
      q,
      role,
      place,
      state,
      done,
      locale,
      site,
      now,
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  return answerDeeds(visit, await request.formData(), proposalDeeds, 'ops/people')
}

/** Who works here, in which role and where, and what waits for another admin. */
export default function People() {
  const facts = useLoaderData<typeof loader>()
  const { rows, proposals, places, isSingleAdmin, q, role, place, state, done, locale, site, now } = facts
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/people`
  const isNarrowed = [q, role, place, state].some((one) => one !== '')
  return (
    <>
      <PageTitle>{m.staff_title()}</PageTitle>
      <PageHeading
        title={m.staff_title()}
        lead={m.staff_lead()}
        actions={
          <>
            <ButtonLink to={`${here}/roles`} size="small">
              {m.staff_roles_link()}
            </ButtonLink>
            <ButtonLink to={`${here}/new`} size="small" kind="primary" icon="plus">
              {m.staff_invite()}
            </ButtonLink>
          </>
        }
      />
      <DoneNotice text={answer ? null : done} />
      {isSingleAdmin && (
        <Notice tone="warn" title={m.staff_single_admin()} className="mb-4">
          {m.staff_single_admin_text()}
        </Notice>
      )}
      <ProposalCards proposals={proposals} answer={answer} locale={locale} site={site} />
      <QueueBar
        label={m.staff_find()}
        placeholder={m.staff_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'role',
            label: m.staff_roles(),
            value: role,
            options: [
              { value: '', text: m.staff_any_role() },
              ...roles.map((value) => ({ value, text: roleNames[value]() })),
            ],
          },
          {
            name: 'place',
            label: m.staff_places(),
            value: place,
            options: [
              { value: '', text: m.staff_any_place() },
              ...places.map(({ code, name }) => ({ value: code, text: name })),
            ],
          },
          {
            name: 'state',
            label: m.staff_state(),
            value: state,
            options: [
              { value: '', text: m.staff_any_state() },
              ...staffStates.map((value) => ({ value, text: stateLooks[value].name() })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 ? (
        <Notice tone="info" title={m.staff_none()} />
      ) : (
        <StaffTable rows={rows} places={places} here={here} now={now} locale={locale} />
      )}
    </>
  )
}

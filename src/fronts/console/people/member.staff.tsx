import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ActList } from './act-list.tsx'
import { DutiesCard } from './duties-card.tsx'
import { memberDeeds } from './member-deeds.ts'
import { askNames, asks, MemberDialog, openAsks } from './member-dialog.tsx'
import { ProposalCards } from './proposal-cards.tsx'
import { readMemberPage } from './read-member-page.ts'
import { rolesText } from './role-names.ts'
import { SessionList } from './session-list.tsx'
import { Factor, placesText, seenText } from './staff-table.tsx'
import { StateBadge } from './state-badge.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const me = requireStaff(visit, 'staff-admin', request)
  const found = await visit.read((work) => readMemberPage(work, params.id ?? '', visit.token))
  if (!found) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('ask')
  const isOwn = found.member.id === me.id
  const open = openAsks(found.member.state, isOwn)
  const { locale, site, now } = visit
  return {
    ...found,
    isOwn,
    open,
    ask: askNames.find((name) => name === asked && open.includes(name)) ?? null,
    asksProof: needsProof(visit),
    done: doneText(request, 'staff_done', locale),
    key: newId(),
    locale,
    site,
    now,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  const { id = '' } = params
  return answerDeeds(visit, await request.formData(), memberDeeds(id), `ops/people/${id}`)
}

/** One member: the account, its roles and places, where they are signed in, and what they did last. */
export default function MemberPage() {
  const facts = useLoaderData<typeof loader>()
  const { member, proposals, places, acts, changes, sessions, isOwn, open, ask, asksProof, done, key } = facts
  const { locale, site } = facts
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/people/${member.id}`
  const isAdmin = member.roles.includes('admin')
  const given = answer?.typed.do
  return (
    <>
      <PageTitle>{member.name}</PageTitle>
      <PageHeading
        title={<bdi>{member.name}</bdi>}
        back={{ to: `/${locale}/ops/people`, text: m.staff_title() }}
        aside={<StateBadge state={member.state} />}
      />
      <DoneNotice text={answer ? null : done} />
      <ProposalCards proposals={proposals} answer={answer} locale={locale} site={site} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Account />
          {open.length > 0 && (
            <Card title={m.staff_deeds()}>
              <div className="flex flex-wrap gap-2">
                {open.map((name) => (
                  <ButtonLink key={name} to={`${here}?ask=${name}`} size="small" kind={kindOf(name)}>
                    {asks[name].button()}
                  </ButtonLink>
                ))}
              </div>
            </Card>
          )}
          <SessionList sessions={sessions} locale={locale} site={site} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <DutiesCard
            member={member}
            places={places}
            isOwn={isOwn}
            isBehind={ask !== null}
            asksProof={asksProof}
            answer={given === 'duties' ? answer : undefined}
          />
          <ActList
            title={m.staff_acts_title()}
            acts={acts}
            locale={locale}
            site={site}
            all={`settings/audit?who=${member.id}`}
          />
          <ActList title={m.staff_about_title()} acts={changes} hasWho locale={locale} site={site} />
        </div>
      </div>
      {ask && (
        <MemberDialog
          ask={ask}
          member={{ name: member.name, email: member.email, isAdmin }}
          closeTo={here}
          formKey={key}
          asksProof={asksProof}
          answer={given === ask ? answer : undefined}
        />
      )}
    </>
  )
}

function kindOf(name: keyof typeof asks): 'danger' | 'secondary' {
  return 'isDanger' in asks[name] ? 'danger' : 'secondary'
}

function Account() {
  const { member, places, link, isOwn, locale, site, now } = useLoaderData<typeof loader>()
  const time = (at: Date) => isolate(sayTime(at, locale, site))
  return (
    <Card title={m.staff_account()} aside={isOwn && m.staff_you()}>
      <Facts
        items={[
          {
            term: m.staff_email(),
            value: (
              <bdi dir="ltr" className="wrap-anywhere">
                {member.email}
              </bdi>
            ),
          },
          { term: m.staff_roles(), value: rolesText(member.roles) },
          { term: m.staff_places(), value: placesText(member.places, places) },
          { term: m.staff_factor(), value: <Factor hasFactor={member.hasFactor} /> },
          { term: m.staff_seen(), value: seenText(member, now, locale) },
          ...(link
            ? [
                {
                  term: m.staff_link(),
                  value: link.isOver
                    ? m.staff_link_over({ ends: time(link.endsAt) })
                    : link.purpose === 'invitation'
                      ? m.staff_link_sent({ sent: time(link.sentAt), ends: time(link.endsAt) })
                      : m.staff_link_password_sent({ sent: time(link.sentAt), ends: time(link.endsAt) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

import { actName } from '#fronts/console/audit/act-names.ts'
import { nameSubjects } from '#fronts/console/audit/name-subjects.ts'
import { type AuditQuestion, readAudit } from '#people/access/read-audit.ts'
import { readStaffProposals } from '#people/staff/read-proposals.ts'
import { readMember, readOpenLink, readStaffSessions } from '#people/staff/read-staff.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { readPlaces } from './read-places.ts'

export type Act = {
  readonly id: string
  readonly at: Date
  readonly who: string | null
  /** What it is called. */
  readonly what: string
  readonly subject: string
  /** Below `/{lang}/ops`; null where the thing has no page. */
  readonly path: string | null
  readonly why: string | null
}

/** Everything about a member; null if there is none. */
export async function readMemberPage(work: Work, id: string, token: string | null) {
  const member = isId(id) ? await readMember(work, id) : null
  if (!member) return null
  return {
    member,
    places: await readPlaces(work),
    link: await readOpenLink(work, id),
    proposals: await readStaffProposals(work, id),
    sessions: await readStaffSessions(work, id, token),
    acts: await readActs(work, { staffId: id }),
    changes: await readActs(work, { subjects: [`staff:${id}`], act: 'staff.' }),
  }
}

async function readActs(work: Work, question: AuditQuestion): Promise<readonly Act[]> {
  const { rows } = await readAudit(work, { ...question, onEverySite: true, size: 12 })
  const names = await nameSubjects(
    work,
    rows.map((row) => row.subject),
  )
  return rows.map(({ id, at, who, action, subject, why }) => {
    const [, key = ''] = subject.split(/:(.*)/)
    const named = names.get(key)
    return {
      id,
      at,
      who,
      what: actName(action, work.locale),
      subject: named?.name ?? '',
      path: named?.path ?? null,
      why,
    }
  })
}

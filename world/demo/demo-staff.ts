import { changeDuties } from '#people/staff/change-duties.ts'
import { inviteStaff } from '#people/staff/invite-staff.ts'
import { suspendStaff } from '#people/staff/suspend-staff.ts'
import { write } from '#platform/database/database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { AppParts } from '#program/app.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'

/** The staff desk in the demo: a second admin, somebody who left, somebody invited, and a proposal that waits. */
export async function fillDemoStaff({ db, ports }: AppParts, members: readonly Actor[], now: Date): Promise<void> {
  const [admin, , , , , finance] = members
  if (!admin || !finance) return
  const run = <Answer>(who: Actor, hours: number, act: (work: Work) => Promise<Answer>) =>
    write(db, { who, now: new Date(now.getTime() - hours * 3_600_000), site: 'eg', locale: 'ar' }, act)
  const second = await run(admin, 900, (work) =>
    sampleStaff(work, ['admin'], { email: 'admin2@marsa.localhost', name: 'رامي سعيد' }),
  )
  const left = await run(admin, 800, (work) =>
    sampleStaff(work, ['desk'], { email: 'desk@marsa.localhost', name: 'نبيل شوقي', places: ['cairo'] }),
  )
  await run(admin, 50, (work) => suspendStaff(work, { id: left.id, why: 'ترك العمل' }))
  await run(admin, 5, (work) =>
    inviteStaff(work, {
      email: 'mona@marsa.localhost',
      name: 'منى عادل',
      duties: { roles: ['hub', 'desk'], places: ['cairo', 'eg'] },
      why: 'تبدأ الأحد في مكتب القاهرة',
      origin: ports.get(siteOrigins).eg,
    }),
  )
  await run(second.who, 3, (work) =>
    changeDuties(work, {
      id: finance.id ?? '',
      duties: { roles: ['admin', 'finance'], places: [] },
      why: 'تنوب عن نادية في الإجازات',
    }),
  )
}

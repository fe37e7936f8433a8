import { queueStaffMail } from '#people/notices/queue-staff-mail.ts'
import { readAdminMail } from '#people/staff/read-finance-mail.ts'
import type { JobContext, RoomJobs } from '#platform/background/jobs.ts'
import { takeUntoldCauses } from '#platform/http/errors/read-causes.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'

const mostNamed = 10

/** Writes to the administrators which errors are new, once each, in one mail; one that comes back after it was settled is new. */
export async function tellNewErrors({ origin, write }: JobContext): Promise<void> {
  await write(async (work) => {
    const causes = await takeUntoldCauses(work)
    if (causes.length === 0) return
    const mail = newId()
    for (const { id, email, name } of await readAdminMail(work))
      await queueStaffMail(work, {
        key: `new-errors:${mail}:${id}`,
        kind: 'errors_mail_new',
        to: email,
        about: {},
        letter: (locale) => ({
          title: m.errors_mail_new({ count: causes.length }, { locale }),
          paragraphs: [
            m.errors_mail_new_text({ name }, { locale }),
            ...causes.slice(0, mostNamed).map(({ title }) => isolateLtr(title)),
          ],
          action: { text: m.errors_mail_new_action({}, { locale }), url: `${origin}/${locale}/ops/health/errors` },
          footer: m.errors_mail_new_footer({}, { locale }),
        }),
      })
  })
}

export const consoleJobs: RoomJobs = {
  chores: [{ name: 'console.tell-new-errors', cron: '*/10 * * * *', run: tellNewErrors }],
}

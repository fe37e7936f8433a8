import { smsSender } from '#people/notices/notices.ports.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { noteNews } from './note-news.ts'

const minute = 60_000
const hour = 60 * minute
const mostAtOnce = 40

/** Asks what became of messages whose news did not come: after ten minutes, then each hour for a day, where one can ask. */
export async function askStates({ write, ports, site, now }: JobContext): Promise<void> {
  const { ask } = ports.get(smsSender)
  if (!ask) return
  const open = await write((work) =>
    work.db
      .updateTable('notices')
      .set({ asked_at: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notices')
          .select('id')
          .where('provider', '=', 'twilio')
          .where('site', '=', site)
          .where('delivered_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('provider_id', 'is not', null)
          .where('sent_at', '<', new Date(now.getTime() - 10 * minute))
          .where('sent_at', '>', new Date(now.getTime() - 24 * hour))
          .where((e) => e.or([e('asked_at', 'is', null), e('asked_at', '<', new Date(now.getTime() - hour))]))
          .orderBy('sent_at')
          .limit(mostAtOnce),
      )
      .returning(['id', 'provider_id'])
      .execute(),
  )
  for (const { id, provider_id: providerId } of open) {
    const news = await ask(providerId ?? '')
    if (news) await write((work) => noteNews(work, { ...news, noticeId: id }))
  }
}

import type { MessageNews } from '#people/notices/notices.ports.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { noteNews } from './note-news.ts'

type Told = {
  readonly company: string
  readonly news: readonly MessageNews[]
  /** What counts once: news that come again under it are passed over. */
  readonly key: string | null
}

/** Takes down signed news of messages, each in its own transaction; those of mails that are no notices are announced. */
export async function takeNews(visit: Pick<Visit, 'write'>, { company, news, key }: Told): Promise<void> {
  if (key !== null)
    return visit.write((work) =>
      once(work, `news:${company}:${key}`, null, async () => {
        for (const one of news) if (!(await noteNews(work, one))) await tellOthers(work, company, [one])
      }),
    )
  const others: MessageNews[] = []
  for (const one of news) if (!(await visit.write((work) => noteNews(work, one)))) others.push(one)
  await visit.write((work) => tellOthers(work, company, others))
}

async function tellOthers(work: Work, company: string, others: readonly MessageNews[]): Promise<void> {
  // Of a phone's message there is a notice, or it is not ours.
  const news = others
    .filter(({ address }) => address !== undefined)
    .map(({ noticeId, state, why }) => ({ id: noticeId, state, why }))
  if (news.length > 0) await announce(work, 'mail.told', { company, news })
}

import { type Concern, concerns } from '#people/notices/kinds/concerns.ts'
import { isMessageKind, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

export type Notification = {
  readonly id: string
  readonly concern: Concern | null
  readonly isLocked: boolean
  readonly subject: string
  readonly text: string
  /** Where it leads, below the language; null: nowhere. */
  readonly path: string | null
  readonly at: Date
  readonly isRead: boolean
}

/** A page of what happened to the customer who looks, the newest first. Nobody else's. */
export async function readNotifications(work: Work, asked: PageAsked) {
  const { count } = await own(work)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const { offset, ...page } = pageWithin(asked, total)
  const rows = await own(work)
    .select(['id', 'kind', 'subject', 'text', 'path', 'queued_at', 'read_at'])
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offset)
    .execute()
  return {
    ...page,
    total,
    unread: await countUnread(work),
    rows: rows.map((row): Notification => {
      const concern = row.kind && isMessageKind(row.kind) ? messageKinds[row.kind].concern : null
      return {
        id: row.id,
        concern,
        isLocked: concern !== null && concerns[concern].isLocked,
        subject: row.subject,
        text: row.text,
        path: row.path,
        at: row.queued_at,
        isRead: row.read_at !== null,
      }
    }),
  }
}

/** How many of them the customer has not read. */
export async function countUnread(work: Work): Promise<number> {
  const { count } = await own(work)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function own({ db, who, site }: Work) {
  return db
    .selectFrom('notices')
    .where('channel', '=', 'app')
    .where('recipient', '=', who.kind === 'customer' ? who.id : '')
    .where('site', '=', site)
}

import type { FastifyInstance } from 'fastify'
import { peopleJobs } from '#people/people.jobs.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { bySite } from '#sites/sites.ts'

type Sent = {
  readonly token?: string
  readonly ip?: string
  readonly agent?: string
  readonly language?: string
}
export type Called = {
  readonly status: number
  readonly code?: string
  readonly message?: string
  readonly errors?: Record<string, string>
  readonly data: Record<string, unknown>
}

/** Calls of the API as a customer's program makes them, from its own network. */
export function customerCalls(app: FastifyInstance) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    sent: Sent = {},
  ): Promise<Called> => {
    const { token, ip = '192.0.2.1', agent = 'test', language = 'en' } = sent
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: ip,
      headers: { 'accept-language': language, 'user-agent': agent, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    })
    const said = answer.body ? (answer.json() as Omit<Called, 'status'>) : { data: {} }
    return { ...said, data: said.data ?? {}, status: answer.statusCode }
  }
}

/** Writes the mails that were announced for later. */
export async function writeAnnouncedMails({ db }: TestDatabase): Promise<void> {
  const ports = plugIn([
    plug(
      siteOrigins,
      bySite(() => 'http://localhost'),
    ),
  ])
  const fail = (error: unknown) => {
    throw error
  }
  await deliverAnnouncements(db, ports, [peopleJobs], () => new Date(), fail)
}

/** The secret of the newest mail to this address: the code, or the token of its link. */
export async function lastMailTo({ db }: TestDatabase, email: string) {
  const mail = await db
    .selectFrom('notices')
    .select(['subject', 'text', 'secret'])
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', secret: mail?.secret ?? '' }
}

import type { SendAnswer } from '#people/notices/notices.ports.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PushService } from './push-service.ts'

type PushMessage = {
  readonly id: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
}

/**
 * Sends a message to each browser of a customer. A browser that its service says is gone is forgotten. Tried again only if no
 * browser took it: a later try replaces the earlier one in the browser (`topic`, `tag`).
 */
export async function pushToBrowsers(job: JobContext, service: PushService, message: PushMessage): Promise<SendAnswer> {
  const { id, to, locale, subject, text } = message
  const { browsers, path } = await job.write(async ({ db }) => ({
    browsers: await db
      .selectFrom('push_subscriptions')
      .select(['id', 'endpoint', 'p256dh', 'auth'])
      .where('customer_id', '=', to)
      .execute(),
    path: (await db.selectFrom('notices').select('path').where('id', '=', id).executeTakeFirst())?.path ?? null,
  }))
  const said = {
    title: subject,
    body: text,
    tag: id,
    lang: locale,
    url: `/${locale}${path ?? '/account/notifications'}`,
  }
  // Base64url of at most 32 letters, as services ask.
  const topic = id.replaceAll('-', '')
  const answers = await Promise.all(
    browsers.map(async (browser) => ({
      id: browser.id,
      answer: await service.send(browser, JSON.stringify(said), topic),
    })),
  )
  const of = (kind: string) => answers.filter(({ answer }) => answer.kind === kind).map((one) => one.id)
  const [gone, taken] = [of('gone'), of('taken')]
  await job.write(async ({ db, now }) => {
    if (gone.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', gone).execute()
    if (taken.length > 0)
      await db.updateTable('push_subscriptions').set({ used_at: now }).where('id', 'in', taken).execute()
  })
  const failed = answers.map(({ answer }) => answer).find(({ kind }) => kind === 'later' || kind === 'fault')
  if (taken.length > 0 || !failed || !('why' in failed)) return { kind: 'accepted', provider: 'push', providerId: null }
  return failed.kind === 'later' ? failed : { kind: 'refused', why: failed.why }
}

// Who wrote a comment hears once that it is shown, and what the shop replied; nothing of what went meanwhile.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blogJobs } from '#content/blog/blog.jobs.ts'
import { mailer } from '#people/notices/notices.ports.ts'
import { outboxMailer } from '#people/notices/outbox-adapters.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { commentForm } from './comment-form.ts'
import { approveComment, refuseComment, replyAsShop } from './decide-comment.ts'
import { writeComment } from './write-comment.ts'

const shop = await testDatabase()
const ports = plugIn([
  plug(mailer, outboxMailer),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
])
const { who: staff } = await shop.write((work) => sampleStaff(work, ['content']))
const act = <Answer>(who: Actor, does: (work: Work) => Promise<Answer>) => shop.write(does, { who })
const { id: articleId } = await act(staff, async (work) => {
  const names = await sampleNames(work)
  return sampleArticle(work, { ...names, text: { titleAr: 'دليل المقاسات', titleEn: 'A guide to sizes' } })
})
let number = 0
const write = async () => {
  number += 1
  const { who } = await shop.write((work) => sampleCustomer(work, { firstName: 'سلمى' }))
  const said = `شكرًا على المقال ${number}`
  const typed = { ...commentForm.parse({ key: newId(), said }), articleId, network: `test ${number}` }
  await act(who, (work) => writeComment(work, typed))
  const { id } = await shop.db
    .selectFrom('blog_comments')
    .select('id')
    .where('said', '=', said)
    .executeTakeFirstOrThrow()
  return { id, customerId: who.id ?? '' }
}
const deliver = () =>
  deliverAnnouncements(
    shop.db,
    ports,
    [blogJobs],
    () => new Date(),
    () => undefined,
  )
const told = async (customerId: string) => {
  const { rows } = await shop.pool.query<{ kind: string; channel: string; subject: string; body: string }>(
    "select kind, channel, subject, notices::text as body from notices where about ->> 'customer' = $1 order by kind, channel",
    [customerId],
  )
  return rows
}

test('who wrote a comment hears by mail and in the account that it is shown, once', async () => {
  const { id, customerId } = await write()
  await act(staff, (work) => approveComment(work, { id }))
  await deliver()
  await deliver()
  const notices = await told(customerId)
  assert.deepEqual(
    notices.map(({ kind, channel }) => [kind, channel]),
    [
      ['blog_mail_approved', 'app'],
      ['blog_mail_approved', 'mail'],
    ],
  )
  assert.match(notices[1]?.subject ?? '', /دليل المقاسات/)
  assert.ok(notices.every(({ body }) => body.includes(`#comment-${id}`)))
})

test('a reply of the shop is told with its words, also where it approves the comment', async () => {
  const { id, customerId } = await write()
  await act(staff, (work) => replyAsShop(work, { id, said: 'المقاس الأوروبي 42' }))
  await deliver()
  const notices = await told(customerId)
  assert.deepEqual([...new Set(notices.map(({ kind }) => kind))], ['blog_mail_replied'])
  assert.ok(notices.some(({ channel, body }) => channel === 'mail' && body.includes('المقاس الأوروبي 42')))
})

test('nothing is told of a comment that was refused before the message left', async () => {
  const { id, customerId } = await write()
  await act(staff, (work) => approveComment(work, { id }))
  await act(staff, (work) => refuseComment(work, { id, reason: 'Not about the article' }))
  await deliver()
  assert.deepEqual(await told(customerId), [])
})

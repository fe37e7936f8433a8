// Comments: nobody reads one before it was approved, of two who decide one is told, and adverts wait apart.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, guest, type Work } from '#platform/work/work.ts'
import { sampleArticle, sampleNames } from '#world/samples/content/blog.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { commentForm } from './comment-form.ts'
import { approveComment, keepComment, refuseComment, replyAsShop } from './decide-comment.ts'
import { forgetCommenter } from './forget-commenter.ts'
import { reportComment, withdrawComment } from './own-comment.ts'
import { countCommentStages, countComments, readCommentDesk } from './read-comment-desk.ts'
import { readComments } from './read-comments.ts'
import { countLinks, suspicionOf } from './suspect.ts'
import { writeComment } from './write-comment.ts'

const database = await testDatabase()
const [first, second] = await Promise.all([0, 1].map(() => database.write((work) => sampleStaff(work, ['content']))))
const staff = first!.who
const newCustomer = async (firstName = 'سلمى') =>
  (await database.write((work) => sampleCustomer(work, { firstName }))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const act = <Answer>(who: Actor, does: (work: Work) => Promise<Answer>, now = new Date()) =>
  database.write(does, { who, now })
const { id: articleId } = await act(staff, async (work) => {
  const names = await sampleNames(work)
  return sampleArticle(work, { ...names, text: { titleAr: 'مقال', titleEn: 'An article' } })
})
let network = 0
const write = async (who: Actor, said: string, more: { parent?: string; website?: string } = {}, now = new Date()) => {
  network += 1
  const typed = { ...commentForm.parse({ key: newId(), said, ...more }), articleId, network: `test ${network}` }
  return act(who, (work) => writeComment(work, typed), now)
}
const shown = (who: Actor = guest) =>
  database.read((work) => readComments(work, articleId), { who }).then(({ threads }) => threads)
const says = async (who?: Actor) => (await shown(who)).map(({ said }) => said)
const waiting = async (said: string) => {
  const desk = (stage: 'waiting' | 'suspect') => database.read((work) => readCommentDesk(work, stage), { who: staff })
  return [...(await desk('waiting')), ...(await desk('suspect'))].find((one) => one.said === said)
}
const approve = (id: string, who: Actor = staff) => act(who, (work) => approveComment(work, { id }))

test('a comment is seen by its writer alone until it is approved, then by everybody with the first name', async () => {
  const [writer, other] = [await newCustomer(), await newCustomer('Omar')]
  await write(writer, 'شكرًا، مقال مفيد')
  assert.deepEqual([await says(), await says(other)], [[], []])
  assert.deepEqual(
    (await shown(writer)).map(({ isWaiting, isOwn }) => [isWaiting, isOwn]),
    [[true, true]],
  )
  const { id } = (await waiting('شكرًا، مقال مفيد'))!
  await approve(id)
  const [one] = await shown()
  assert.deepEqual([one?.name, one?.isWaiting, one?.isOwn], ['سلمى', false, false])
})

test('of two who decide at once one decides, and the other is told', async () => {
  await write(await newCustomer(), 'Decided by two at once')
  const { id } = (await waiting('Decided by two at once'))!
  const decided = await Promise.allSettled([
    approve(id, staff),
    act(second!.who, (work) => refuseComment(work, { id, reason: 'Not about it' })),
  ])
  // To refuse what was just approved is a decision of its own; to approve what was just refused, too.
  const again = await Promise.allSettled([approve(id), approve(id, second!.who)])
  const codes = [...decided, ...again].map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code,
  )
  assert.ok(codes.filter((code) => code === 'BLOG_COMMENT_DECIDED').length >= 1)
  assert.ok(codes.every((code) => code === 'done' || code === 'BLOG_COMMENT_DECIDED'))
  await write(await newCustomer(), 'Approved by two at once')
  const twice = (await waiting('Approved by two at once'))!
  const both = await Promise.allSettled([approve(twice.id), approve(twice.id, second!.who)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a refused comment is shown to nobody, also one that was shown before; only content staff decide', async () => {
  const writer = await newCustomer()
  await write(writer, 'To be refused later')
  const { id } = (await waiting('To be refused later'))!
  await approve(id)
  await act(staff, (work) => refuseComment(work, { id, reason: 'Insulting' }))
  assert.ok(!(await says(writer)).includes('To be refused later'))
  const { who: buyer } = await database.write((work) => sampleStaff(work, ['buyer']))
  for (const who of [buyer, writer]) await assert.rejects(approve(id, who), refused('FORBIDDEN'))
})

test('a reply stands below what it answers, one level deep; of what is not shown there is none', async () => {
  const [writer, other] = [await newCustomer(), await newCustomer('Mona')]
  await write(writer, 'A question to answer')
  const { id } = (await waiting('A question to answer'))!
  await assert.rejects(write(other, 'Too early', { parent: id }), refused('NOT_FOUND'))
  await act(staff, (work) => replyAsShop(work, { id, said: 'Our answer' }))
  const thread = (await shown()).find((one) => one.id === id)
  assert.deepEqual(
    thread?.replies.map(({ said, isShop }) => [said, isShop]),
    [['Our answer', true]],
  )
  await write(other, 'A reply to the reply', { parent: thread!.replies[0]!.id })
  await approve((await waiting('A reply to the reply'))!.id)
  const after = (await shown()).find((one) => one.id === id)
  assert.deepEqual(
    after?.replies.map(({ said }) => said),
    ['Our answer', 'A reply to the reply'],
  )
})

test('what looks like an advert waits apart and has no hours; more than two links are no comment at all', async () => {
  for (const [said, why] of [
    ['Look at https://cheap.example/shoes', 'link'],
    ['best prices at cheap-shoes.shop today', 'link'],
    ['راسلني على ٠١٠ ١٢٣٤ ٥٦٧٨', 'phone'],
    ['Call +20 10 1234 5678 now', 'phone'],
    ['The price was 1,250.50 in 2026, size 42.5.', null],
    ['وصلني الطلب خلال 12 يومًا', null],
  ] as const)
    assert.equal(suspicionOf(said, false), why, said)
  assert.equal(countLinks('a.com b.net www.c.org'), 3)
  const writer = await newCustomer()
  await write(writer, 'See https://cheap.example/shoes')
  assert.equal((await waiting('See https://cheap.example/shoes'))?.suspect, 'link')
  assert.ok(!(await says()).includes('See https://cheap.example/shoes'))
  await assert.rejects(write(writer, 'a.com b.net c.org'), refused('BLOG_COMMENT_LINKS'))
  const advert = 'The very same words of an advert, again'
  await write(await newCustomer(), advert)
  assert.equal((await waiting(advert))?.suspect, null)
  await write(await newCustomer(), advert)
  const { suspect } = await database.read(countCommentStages, { who: staff })
  assert.ok(suspect >= 2)
})

test('who fills in the hidden field is answered like everybody, and nothing is kept; guests write nothing', async () => {
  await write(await newCustomer(), 'Written by a machine', { website: 'https://spam.example' })
  assert.equal(await waiting('Written by a machine'), undefined)
  await assert.rejects(write(guest, 'By nobody'), refused('NOT_SIGNED_IN'))
})

test('the fourth comment within five minutes is refused, and reports are limited too', async () => {
  const writer = await newCustomer()
  const now = new Date('2026-11-02T10:00:10Z')
  for (const said of ['one more', 'two more', 'three more']) await write(writer, said, {}, now)
  await assert.rejects(write(writer, 'four more', {}, now), refused('TOO_MANY_REQUESTS'))
  const id = (await shown())[0]!.id
  for (let count = 0; count < 5; count++)
    await act(writer, (work) => reportComment(work, { id, reason: 'advert' }), now)
  await assert.rejects(
    act(writer, (work) => reportComment(work, { id, reason: 'advert' }), now),
    refused('TOO_MANY_REQUESTS'),
  )
})

test('a reported comment comes to staff once for each reader, and is left or taken away', async () => {
  const writer = await newCustomer()
  await write(writer, 'Somebody minds this')
  const { id } = (await waiting('Somebody minds this'))!
  const reported = () => database.read((work) => readCommentDesk(work, 'reported'), { who: staff })
  await assert.rejects(
    act(await newCustomer(), (work) => reportComment(work, { id, reason: 'insult' })),
    refused('NOT_FOUND'),
  )
  await approve(id)
  const [one, two] = [await newCustomer(), await newCustomer()]
  for (const who of [one, one, two]) await act(who, (work) => reportComment(work, { id, reason: 'insult' }))
  assert.deepEqual((await reported()).find((found) => found.id === id)?.reports, [{ reason: 'insult', count: 2 }])
  await act(staff, (work) => keepComment(work, { id }))
  assert.ok(!(await reported()).some((found) => found.id === id))
  assert.ok((await says()).includes('Somebody minds this'))
})

test('the queue counts the hours: what waits for more than a day is late', async () => {
  const now = new Date()
  const before = await database.read(countCommentStages, { who: staff, now })
  await write(await newCustomer(), 'Waiting for very long', {}, new Date(now.getTime() - 25 * 3_600_000))
  await write(await newCustomer(), 'Waiting for a while', {}, new Date(now.getTime() - 23 * 3_600_000))
  const after = await database.read(countCommentStages, { who: staff, now })
  assert.deepEqual([after.late - before.late, after.waiting - before.waiting], [1, 2])
  const { oldest, count } = await database.read(countComments, { who: staff, now })
  assert.equal(count, after.waiting)
  assert.ok(oldest && now.getTime() - oldest.getTime() > 24 * 3_600_000)
})

test('a customer takes their own comment away, and nobody else’s; its words are gone', async () => {
  const [writer, other] = [await newCustomer(), await newCustomer()]
  await write(writer, 'Never mind what I said')
  const { id } = (await waiting('Never mind what I said'))!
  await assert.rejects(
    act(other, (work) => withdrawComment(work, { id })),
    refused('NOT_FOUND'),
  )
  await act(writer, (work) => withdrawComment(work, { id }))
  assert.ok(!(await says(writer)).includes('Never mind what I said'))
  await assert.rejects(approve(id), refused('BLOG_COMMENT_DECIDED'))
  const { rows } = await database.pool.query('select said from blog_comments where id = $1', [id])
  assert.deepEqual(rows, [{ said: '—' }])
})

test('of a customer who leaves, what was shown stays without a name, and what nobody saw goes', async () => {
  const leaver = await newCustomer('Farida')
  await write(leaver, 'Shown before I left')
  await approve((await waiting('Shown before I left'))!.id)
  await write(leaver, 'Never shown to anybody')
  await act(leaver, forgetCommenter)
  assert.equal((await shown()).find(({ said }) => said === 'Shown before I left')?.name, '')
  assert.equal(await waiting('Never shown to anybody'), undefined)
  const { rows } = await database.pool.query(
    'select count(*)::int as count from blog_comments where customer_id = $1',
    [leaver.id],
  )
  assert.deepEqual(rows, [{ count: 0 }])
})

test('signs that turn or hide words are taken out of a comment', () => {
  const { said } = commentForm.parse({ key: newId(), said: '  a\u202eb\u200b\u0007c\r\n\r\n\r\n\r\nd  ' })
  assert.equal(said, 'abc\n\nd')
  assert.equal(commentForm.safeParse({ key: newId(), said: '\u202e \u200b' }).success, false)
  assert.equal(commentForm.safeParse({ key: newId(), said: 'x'.repeat(2001) }).success, false)
})

test('comments beyond a page are not lost: the newest stand first, older ones a page further', async () => {
  const many = Array.from({ length: 130 }, (_, number) => ({
    id: newId(),
    article_id: articleId,
    name: 'Reader',
    said: `number ${number}`,
    state: 'shown' as const,
    site: 'eg' as const,
    locale: 'ar' as const,
    made_at: new Date(Date.parse('2031-01-01T00:00:00Z') + number * 1000),
  }))
  await database.write(({ db }) => db.insertInto('blog_comments').values(many).execute())
  const page = (number: number) => database.read((work) => readComments(work, articleId, number))
  const [first, second] = [await page(1), await page(2)]
  assert.deepEqual([first.threads.length, first.threads.at(-1)?.said, first.hasOlder], [100, 'number 129', true])
  assert.ok(second.threads.some(({ said }) => said === 'number 0') && !second.hasOlder)
})

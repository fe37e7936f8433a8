// What the pages of a ticket read on the real application: what staff see of one with everything on it, a ready answer put into what
// was typed, and where the number of a merged ticket leads.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveCannedAnswer } from '#care/tickets/desk/canned-answers.ts'
import { mergeTickets } from '#care/tickets/desk/merge-tickets.ts'
import { snoozeTicket } from '#care/tickets/desk/snooze-ticket.ts'
import { openCaseOfTicket } from '#care/tickets/desk/turn-ticket.ts'
import { openTicket } from '#care/tickets/open-ticket.ts'
import { putOtherSender, writeMessage } from '#care/tickets/write-message.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, system } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [support, mona] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['support'], { name: 'Mona Adel' })).who,
])
const app = await sampleApp(sampleParts(database.db))
const build = await pagesWithoutLooks((url) => /\/(ops|account)\/tickets/.test(url))
// What the pages read, instead of how they look.
const tell: typeof build.entry.module.default = async (
  _,
  status,
  headers,
  { staticHandlerContext: { loaderData, actionData } },
) =>
  new Response(
    JSON.stringify({ loaderData, actionData }, (_name, value) => (typeof value === 'bigint' ? String(value) : value)),
    { status, headers },
  )
await servePages(app, { ...build, entry: { module: { default: tell } } }, 'production')

async function ask(who: Actor, url: string, fields?: Readonly<Record<string, string>>) {
  const token = await database.write((work) => enter(work, who))
  const answer = await app.inject({
    method: fields ? 'POST' : 'GET',
    url,
    headers: {
      accept: 'text/html',
      'x-site': 'eg',
      authorization: `Bearer ${token}`,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields && { payload: new URLSearchParams(fields).toString() }),
  })
  return { status: answer.statusCode, html: answer.body, to: String(answer.headers.location ?? '') }
}

const goods = await receivedGoods(stage, cast)
const open = (said: string, order: string | null) =>
  stage(cast.customer, (work) => openTicket(work, { key: newId(), said, order }))
const { number } = await open('It came broken', goods.number)
const { id: answerId } = await stage(support, (work) =>
  saveCannedAnswer(work, { id: null, name: 'A photo', saidAr: 'صورة من {order}؟', saidEn: 'A photo of {order}?' }),
)

test('staff see a ticket with its messages, notes, strangers, case, merged ticket and rest, in both languages', async () => {
  const other = await open('And this', null)
  await stage(support, (work) => mergeTickets(work, other.number, number))
  const write = (said: string, isNote: boolean) =>
    stage(support, (work) => writeMessage(work, { key: newId(), number, said, itemId: null, isNote }))
  await write('@Mona, please', true)
  await stage(system, (work) =>
    putOtherSender(
      work,
      { number, said: 'I am the wife', itemId: null, byMail: { lostFiles: 2 } },
      'wife@example.test',
    ),
  )
  const wish = { key: newId(), number, itemId: goods.itemIds[0] ?? '', kind: 'damaged', note: 'Broken' } as const
  const { number: found } = await stage(support, (work) => openCaseOfTicket(work, wish))
  await stage(support, (work) => snoozeTicket(work, number, new Date(Date.now() + 86_400_000)))
  for (const locale of ['ar', 'en'] as const) {
    const { status, html } = await ask(support, `/${locale}/ops/tickets/${number}`)
    assert.equal(status, 200)
    for (const said of [
      'It came broken',
      'And this',
      '@Mona, please',
      'wife@example.test',
      found,
      other.number,
      goods.number,
      'A photo',
    ])
      assert.ok(html.includes(said), said)
    assert.equal((await ask(support, `/${locale}/ops/tickets?stage=snoozed`)).html.includes(number), true)
    assert.equal((await ask(support, `/${locale}/ops/tickets`)).html.includes(`"${number}"`), false)
  }
  assert.ok((await ask(mona, '/en/ops/tickets?stage=mentions')).html.includes(number))
  await ask(mona, `/en/ops/tickets/${number}`)
  assert.ok(!(await ask(mona, '/en/ops/tickets?stage=mentions')).html.includes(`"${number}"`))
  const mine = await ask(cast.customer, `/ar/account/tickets/${number}`)
  assert.equal(mine.status, 200)
  for (const hidden of ['@Mona', 'wife@example.test', found]) assert.ok(!mine.html.includes(hidden), hidden)
  const old = await ask(cast.customer, `/ar/account/tickets/${other.number}`)
  assert.deepEqual([old.status, old.to], [302, `/ar/account/tickets/${number}`])
  assert.equal((await ask(support, `/en/ops/tickets/${other.number}`)).to, `/en/ops/tickets/${number}`)
})

test('a ready answer is put below what was typed; support changes the list, a colleague in review reads it', async () => {
  const { status, html } = await ask(support, `/en/ops/tickets/${number}`, {
    do: 'use',
    key: newId(),
    message: 'Dear Salma',
    canned: answerId,
  })
  assert.equal(status, 200)
  assert.match(html, /Dear Salma\\n\\n(A photo|صورة)/)
  const reviewer = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
  assert.ok((await ask(reviewer, '/ar/ops/tickets/answers')).html.includes('A photo of {order}?'))
  const refused = await ask(reviewer, '/ar/ops/tickets/answers', { do: 'end', id: answerId })
  assert.equal(refused.status, 403)
  const wrong = await ask(support, '/en/ops/tickets/answers', {
    do: 'save',
    name: 'x',
    saidAr: 'س',
    saidEn: 'Hello {surname}',
  })
  assert.equal(wrong.status, 422)
  assert.ok(wrong.html.includes('Hello {surname}'), 'what was typed stays')
})

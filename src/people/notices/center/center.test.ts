import assert from 'node:assert/strict'
import test from 'node:test'
import { forgetRecipient } from '#people/notices/forget-recipient.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { releaseHeld } from '#people/notices/kinds/release-held.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { chooseNotices, readNoticeChoices, setQuietHours } from './choose-notices.ts'
import { markRead } from './mark-read.ts'
import { countUnread, readNotifications } from './read-notifications.ts'

const shop = await testDatabase()
const page = { page: 1, pageSize: 10 }

async function newCustomer() {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const found = await shop.db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  return { ...found, who, locale: 'ar' as const }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

async function tell(to: Customer, kind: MessageKind, now = new Date()) {
  const key = newId()
  const letter = {
    key,
    kind,
    subject: 'خبر',
    paragraphs: ['ما حدث'],
    action: { text: 'x', url: 'https://www.marsa.example/ar/account/orders/100001?x=1' },
    footer: '',
    about: {},
  }
  await shop.write((work) => tellCustomer({ ...work, now }, to, letter))
  const rows = await shop.db.selectFrom('notices').selectAll().where('key', 'like', `${key}%`).execute()
  return new Map(rows.map((row) => [row.channel, row]))
}

test('what is told is in the account too, with the way to the thing in whatever language it is read', async () => {
  const [salma, omar] = [await newCustomer(), await newCustomer()]
  await tell(salma, 'orders_mail_purchased')
  const { rows, unread } = await shop.read((work) => readNotifications(work, page), { who: salma.who })
  assert.deepEqual(
    [rows.length, unread, rows[0]?.path, rows[0]?.concern],
    [1, 1, '/account/orders/100001?x=1', 'goods'],
  )
  assert.equal((await shop.read((work) => readNotifications(work, page), { who: omar.who })).total, 0)
})

test('nobody marks another’s notifications as read; marking all leaves what came since', async () => {
  const [salma, omar] = [await newCustomer(), await newCustomer()]
  await tell(salma, 'orders_mail_purchased', new Date(Date.now() - 60_000))
  const looked = new Date(Date.now() - 1_000)
  await tell(salma, 'orders_mail_shipped')
  const { rows } = await shop.read((work) => readNotifications(work, page), { who: salma.who })
  const newest = rows[0]?.id ?? ''
  await shop.write((work) => markRead(work, { id: newest }), { who: omar.who })
  await shop.write((work) => markRead(work, { until: new Date() }), { who: omar.who })
  assert.equal(await shop.read(countUnread, { who: salma.who }), 2)
  await shop.write((work) => markRead(work, { until: looked }), { who: salma.who })
  assert.equal(await shop.read(countUnread, { who: salma.who }), 1)
  await shop.write((work) => markRead(work, { id: newest }), { who: salma.who })
  assert.equal(await shop.read(countUnread, { who: salma.who }), 0)
})

test('a channel that was switched off is not used; money and safety still come by mail and in the account', async () => {
  const salma = await newCustomer()
  const off = { channel: 'mail', isWanted: false } as const
  await shop.write((work) => chooseNotices(work, [{ concern: 'goods', ...off }]), { who: salma.who })
  assert.deepEqual([...(await tell(salma, 'orders_mail_purchased')).keys()], ['app'])
  for (const concern of ['money', 'safety', 'answers'] as const)
    for (const channel of ['mail', 'app'] as const)
      await assert.rejects(
        shop.write((work) => chooseNotices(work, [{ concern, channel, isWanted: false }]), { who: salma.who }),
        (error) => isRefusal(error) && error.code === 'NOTICE_CHOICE_LOCKED',
      )
  assert.deepEqual([...(await tell(salma, 'orders_mail_paid')).keys()].sort(), ['app', 'mail'])
  const { choices } = await shop.read(readNoticeChoices, { who: salma.who })
  const goods = choices.find(({ concern }) => concern === 'goods')?.by
  assert.equal(goods?.find(({ channel }) => channel === 'mail')?.isWanted, false)
})

test('a row that says off for something locked, however it came there, is not believed', async () => {
  const salma = await newCustomer()
  await shop.db
    .insertInto('notice_choices')
    .values({ customer_id: salma.id, concern: 'money', channel: 'mail', is_wanted: false })
    .execute()
  assert.ok((await tell(salma, 'orders_mail_paid')).has('mail'))
})

test('in quiet hours an SMS waits until they end, and is then sent once; mail and safety do not wait', async () => {
  const salma = { ...(await newCustomer()), phone: '+201000009991' }
  const quiet = { fromMinute: 22 * 60, untilMinute: 8 * 60, timeZone: 'Africa/Cairo' }
  await shop.write((work) => setQuietHours(work, quiet), { who: salma.who })
  const choices = (['goods', 'safety'] as const).map((concern) => ({
    concern,
    channel: 'sms' as const,
    isWanted: true,
  }))
  await shop.write((work) => chooseNotices(work, choices), { who: salma.who })
  const night = new Date('2026-11-27T00:30:00Z')
  const told = await tell(salma, 'orders_mail_purchased', night)
  assert.equal(told.get('sms')?.held_until?.toISOString(), '2026-11-27T06:00:00.000Z')
  assert.equal(told.get('mail')?.held_until, null)
  assert.equal((await tell(salma, 'people_mail_guessed', night)).get('sms')?.held_until, null)
  const queued = async () => {
    const { rows } = await shop.pool.query(
      "select 1 from announcements where name = 'sms.queued' and news ->> 'id' = $1",
      [told.get('sms')?.id],
    )
    return rows.length
  }
  const at = (time: string) => releaseHeld(openJobContext(shop.db, plugIn([]), 'eg', new Date(time)))
  await at('2026-11-27T05:59:00Z')
  assert.equal(await queued(), 0)
  await Promise.all([at('2026-11-27T06:00:00Z'), at('2026-11-27T06:00:30Z')])
  assert.equal(await queued(), 1)
  assert.equal(
    (await tell(salma, 'orders_mail_shipped', new Date('2026-11-27T06:00:00Z'))).get('sms')?.held_until,
    null,
  )
})

test('who leaves leaves no choice behind', async () => {
  const salma = await newCustomer()
  await shop.write((work) => chooseNotices(work, [{ concern: 'goods', channel: 'mail', isWanted: false }]), {
    who: salma.who,
  })
  await shop.write((work) => setQuietHours(work, { fromMinute: 0, untilMinute: 60, timeZone: 'Asia/Dubai' }), {
    who: salma.who,
  })
  await shop.write((work) => forgetRecipient(work, [salma.id, salma.email]))
  for (const table of ['notice_choices', 'quiet_hours'] as const)
    assert.equal((await shop.db.selectFrom(table).selectAll().where('customer_id', '=', salma.id).execute()).length, 0)
})

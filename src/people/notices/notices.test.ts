import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { retryDelay, triesOutside } from '#platform/background/lanes.ts'
import { testDatabase, testVault } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { openText } from '#platform/work/sealed-text.ts'
import { noticesJobs } from './notices.jobs.ts'
import { type Mail, mailer, type PhoneMessage, smsSender } from './notices.ports.ts'
import { queueNotice } from './queue-notice.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { readOutboxMessage } from './read-outbox.ts'
import { forgetSecrets } from './send-notice.ts'
import { tellCustomer } from './tell-customer.ts'

const shop = await testDatabase()

function postOffice(works: () => boolean) {
  const mails: Mail[] = []
  const texts: PhoneMessage[] = []
  const take =
    <Message>(into: Message[]) =>
    async (message: Message) => {
      if (!works()) throw new Error('The post office is closed')
      into.push(message)
    }
  const bySms = async (message: PhoneMessage) => {
    await take(texts)(message)
    return { kind: 'accepted', provider: 'test', providerId: null } as const
  }
  const ports = plugIn([plug(mailer, { send: take(mails) }), plug(smsSender, { send: bySms })])
  const send = (now: Date) =>
    deliverAnnouncements(
      shop.db,
      ports,
      [noticesJobs],
      () => now,
      () => undefined,
    )
  return { mails, texts, send }
}

const reader = { id: newId(), email: 'reader@example.test', locale: 'ar' } as const

const letter = (key: string) => ({
  key,
  kind: 'people_mail_changed' as const,
  subject: 'طلبك وصل',
  about: { order: '100001' },
  title: 'وصل <طلبك> & جاهز',
  paragraphs: ['تعالَ في أي وقت.'],
  code: '482913',
  action: { text: 'افتح الطلب', url: 'http://localhost:4400/ar/x?a=1&b=2' },
  footer: 'مرسى',
})

test('a queued mail is sent once, however often it is queued or the job runs', async () => {
  const key = newId()
  await shop.write((work) => tellCustomer(work, reader, letter(key)))
  await shop.write((work) => tellCustomer(work, reader, letter(key)))
  const office = postOffice(() => true)
  const now = new Date()
  await Promise.all([office.send(now), office.send(now), office.send(now)])
  await office.send(new Date(now.getTime() + 86_400_000))
  assert.equal(office.mails.length, 1)
  assert.equal(office.mails[0]?.subject, 'طلبك وصل')
})

test('no sent or abandoned message contains the secret of a link', async () => {
  const secret = 'a'.repeat(43)
  const url = `http://localhost:4400/ar/auth/reset-password?token=${secret}`
  const withLink = (key: string) => ({
    ...letter(key),
    secret,
    action: { text: 'x', url },
  })
  const [sent, lost] = [newId(), newId()]
  const kept = (key: string) =>
    shop.db.selectFrom('notices').select(['text', 'html', 'secret']).where('key', '=', key).executeTakeFirstOrThrow()
  await shop.write((work) => tellCustomer(work, reader, withLink(sent)))
  const waiting = await kept(sent)
  assert.ok(!`${waiting.text}${waiting.html}`.includes(secret))
  const office = postOffice(() => true)
  await office.send(new Date())
  const mail = office.mails.at(-1)!
  assert.ok(mail.text.includes(url) && mail.html.includes(secret))
  assert.deepEqual([(await kept(sent)).secret, (await kept(sent)).text], [null, waiting.text])
  await shop.write((work) => tellCustomer(work, reader, withLink(lost)))
  const closed = postOffice(() => false)
  const later = new Date(Date.now() + 3 * 86_400_000)
  await closed.send(later)
  await forgetSecrets(openJobContext(shop.db, plugIn([]), 'eg', later))
  assert.equal((await kept(lost)).secret, null)
})

test('the outbox of development, where mail is read, shows the whole link', async () => {
  const secret = 'b'.repeat(43)
  const key = newId()
  const action = { text: 'x', url: `http://localhost/?token=${secret}` }
  await shop.write((work) => tellCustomer(work, reader, { ...letter(key), secret, action }))
  const ports = plugIn([plug(mailer, { isOutbox: true, send: async () => undefined })])
  await deliverAnnouncements(shop.db, ports, [noticesJobs], () => new Date(), assert.fail)
  const { id } = await shop.db.selectFrom('notices').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  assert.ok((await shop.read((work) => readOutboxMessage(work, id)))?.text.includes(secret))
})

test('staff get Arabic and English in one mail, each part in its own direction', async () => {
  const said = { ar: 'سعر قديم', en: 'An old rate' }
  const mail = { kind: 'pricing_mail_old_rates' as const, key: newId(), to: 'staff@example.test', about: {} }
  const letter = (locale: 'ar' | 'en') => ({ title: said[locale], paragraphs: [`${locale} <1>`], footer: locale })
  await shop.write((work) => queueStaffMail(work, { ...mail, letter }))
  const office = postOffice(() => true)
  await office.send(new Date())
  const [sent] = office.mails.filter(({ to }) => to === mail.to)
  assert.equal(sent?.subject, 'سعر قديم | An old rate')
  assert.match(
    sent?.html ?? '',
    /lang="ar" dir="rtl">(?:(?!lang=).)*سعر قديم.*lang="en" dir="ltr">.*An old rate.*en &lt;1&gt;/s,
  )
  assert.match(sent?.text ?? '', /سعر قديم.*ar <1>.*An old rate.*en <1>/s)
})

test('a message queued by a rolled back transaction is never sent', async () => {
  const failed = shop.write(async (work) => {
    await tellCustomer(work, reader, letter(newId()))
    throw new Error('rolled back')
  })
  await assert.rejects(failed)
  const office = postOffice(() => true)
  await office.send(new Date())
  assert.equal(office.mails.length, 0)
})

test('a message that could not be sent waits longer each time, then stays as failed', async () => {
  const key = newId()
  const to = '+201000000001'
  const sms = {
    channel: 'sms',
    kind: 'people_mail_code',
    key,
    to,
    locale: 'ar',
    subject: '',
    text: 'رمز الاستلام 482913',
    html: null,
    about: {},
  } as const
  await shop.write((work) => queueNotice(work, sms))
  let isOpen = false
  const office = postOffice(() => isOpen)
  const readWork = () =>
    shop.db.selectFrom('deliveries').selectAll().where('handler', '=', 'notices.send-sms').executeTakeFirstOrThrow()
  let now = new Date()
  for (let tries = 1; tries < triesOutside; tries++) {
    await office.send(now)
    const work = await readWork()
    assert.deepEqual([work.tries, work.error], [tries, 'The post office is closed'])
    assert.equal(work.next_try_at?.getTime(), now.getTime() + retryDelay(tries))
    now = work.next_try_at!
  }
  await office.send(now)
  const dead = await readWork()
  assert.ok(dead.dead_at && dead.next_try_at === null)
  isOpen = true
  await office.send(new Date(now.getTime() + 10 * 86_400_000))
  assert.equal(office.texts.length, 0)
})

test('a mail server that works again gets the waiting mail', async () => {
  const key = newId()
  await shop.write((work) => tellCustomer(work, reader, letter(key)))
  let isOpen = false
  const office = postOffice(() => isOpen)
  const now = new Date()
  await office.send(now)
  isOpen = true
  await office.send(new Date(now.getTime() + retryDelay(1)!))
  assert.equal(office.mails.length, 1)
})

test('the letter has its language’s direction and takes no markup from its content', async () => {
  const key = newId()
  await shop.write((work) => tellCustomer(work, reader, letter(key)))
  const { id } = await shop.db.selectFrom('notices').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  const message = await shop.read((work) => readOutboxMessage(work, id))
  assert.match(message?.html ?? '', /<html lang="ar" dir="rtl">/)
  assert.match(message?.html ?? '', /وصل &lt;طلبك&gt; &amp; جاهز/)
  assert.match(message?.html ?? '', /href="http:\/\/localhost:4400\/ar\/x\?a=1&amp;b=2"/)
  assert.match(message?.text ?? '', /482913/)
  assert.match(message?.text ?? '', /http:\/\/localhost:4400\/ar\/x\?a=1&b=2/)
})

test('a letter is sent once by each of its channels that reaches its reader', async () => {
  const key = newId()
  const by = ['mail', 'sms', 'app'] as const
  await shop.write((work) => tellCustomer(work, reader, { ...letter(key), by }))
  await shop.write((work) => tellCustomer(work, reader, { ...letter(key), by }))
  const withPhone = { ...reader, phone: '+201000000002' }
  await shop.write((work) => tellCustomer(work, withPhone, { ...letter(key), key: `${key}-phone`, by }))
  const rows = await shop.db.selectFrom('notices').selectAll().where('key', 'like', `${key}%`).orderBy('key').execute()
  assert.deepEqual(
    rows.map((row) => [row.channel, recipientOf(row), row.sent_at !== null]),
    [
      ['mail', reader.email, false],
      ['mail', reader.email, false],
      ['app', reader.id, true],
      ['sms', withPhone.phone, false],
      ['app', reader.id, true],
    ],
  )
  assert.equal(rows.find(({ channel }) => channel === 'app')?.text, '482913\nتعالَ في أي وقت.')
})

function recipientOf({ id, recipient }: { readonly id: string; readonly recipient: string }): string {
  return openText({ vault: testVault }, 'notices.recipient', id, recipient)
}

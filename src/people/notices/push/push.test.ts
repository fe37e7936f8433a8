import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { endSessions } from '#people/access/end-sessions.ts'
import { findSessionId, signOut } from '#people/access/sign-out.ts'
import { chooseNotices } from '#people/notices/center/choose-notices.ts'
import type { MessageKind } from '#people/notices/kinds/message-kinds.ts'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { pushService } from '#people/notices/notices.ports.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleCustomer, sampleSession } from '#world/samples/people/people.samples.ts'
import { startPushSimulator } from '#world/simulators/push/start-push-simulator.ts'
import { openPushService } from './push-service.ts'
import { readBrowsers, subscribe, unsubscribe } from './subscribe.ts'

const shop = await testDatabase()
const publicKey = 'BAIX5hfwtkQ5KCePlpmeaaI6TywVK99tbN9m5bgCgtTtGUp968uXcS0t2jyoWqh2Wlb0X8dYWZZS8ol8ZTBuV5Q'
const keys = {
  publicKey,
  privateKey: 'ERERERERERERERERERERERERERERERERERERERERERE',
  subject: 'mailto:ops@shop.example',
}
const simulator = await startPushSimulator({ port: 0, publicKey })
after(() => simulator.close())
const faults: object[] = []
const service = openPushService({ keys, simulated: [simulator.host], alarm: (fault) => faults.push(fault) })

async function newCustomer() {
  const { who } = await shop.write((work) => sampleCustomer(work))
  return { id: who.id, email: `${who.id}@example.test`, locale: 'ar' as const, who }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

async function open(to: Customer, browser = simulator.newBrowser(), sessionId: string | null = null) {
  const asked = { endpoint: browser.endpoint, ...browser.keys, browser: 'Chrome', sessionId }
  await shop.write((work) => subscribe(work, service, asked), { who: to.who })
  return browser
}

async function tell(to: Customer, kind: MessageKind = 'orders_mail_shipped', with_ = service) {
  const key = newId()
  const action = { text: 'x', url: 'https://www.marsa.example/ar/account/orders/100001' }
  const said = { subject: 'طلبك رقم 100001 في الطريق: 24,517.76', paragraphs: ['سر'], footer: '', about: {} }
  await shop.write((work) => tellCustomer(work, to, { key, kind, action, ...said }))
  const ports = plugIn([plug(pushService, with_)])
  await deliverAnnouncements(
    shop.db,
    ports,
    [noticesJobs],
    () => new Date(),
    () => undefined,
  )
  return shop.db.selectFrom('notices').selectAll().where('key', '=', `${key}:push`).executeTakeFirst()
}
const arrived = (id: string) => simulator.messages().filter(({ browser }) => browser === id)
const browsersOf = (to: Customer) => shop.read(readBrowsers, { who: to.who })

test('signing out ends the notifications of that browser, and signing all others out those of theirs', async () => {
  const to = await newCustomer()
  const sessions = await shop.write(async (work) => {
    const open = ['a', 'b', 'c'].map((token) => sampleSession(work, to.id, `${to.id}-${token}`))
    await Promise.all(open)
    return Promise.all(['a', 'b', 'c'].map((token) => findSessionId(work, `${to.id}-${token}`)))
  })
  const browsers = sessions.map(() => simulator.newBrowser())
  for (const [place, browser] of browsers.entries()) await open(to, browser, sessions[place]!)
  const left = async () =>
    (await browsersOf(to)).map(({ endpoint }) => browsers.findIndex((one) => one.endpoint === endpoint))
  await shop.write((work) => signOut(work, `${to.id}-a`))
  assert.deepEqual((await left()).toSorted(), [1, 2])
  await shop.write((work) => endSessions(work, to.id, `${to.id}-c`))
  assert.deepEqual(await left(), [2])
})

test('a message reaches each browser of its customer, encrypted and signed, and leads to the thing', async () => {
  const [salma, omar] = [await newCustomer(), await newCustomer()]
  const [phone, desk, others] = [await open(salma), await open(salma), await open(omar)]
  const row = await tell(salma)
  assert.ok(row?.sent_at)
  for (const browser of [phone, desk]) {
    const [message, ...more] = arrived(browser.id)
    assert.equal(more.length, 0)
    const said = JSON.parse(message?.text ?? '{}') as Record<string, string>
    assert.equal(said.url, '/ar/account/orders/100001')
    assert.equal(said.lang, 'ar')
    assert.equal(message?.ttl, 86_400)
  }
  assert.equal(arrived(others.id).length, 0)
  assert.equal(faults.length, 0)
})

test('what concerns money says neither amount nor subject on a locked screen', async () => {
  const salma = await newCustomer()
  const phone = await open(salma)
  await tell(salma, 'orders_mail_paid')
  const text = arrived(phone.id)[0]?.text ?? ''
  assert.ok(text.includes('أموالك') && !/100001 في|24,517|سر/.test(text), text)
})

test('without a browser nothing is queued, and neither where it was switched off', async () => {
  const salma = await newCustomer()
  assert.equal(await tell(salma), undefined)
  await open(salma)
  await shop.write((work) => chooseNotices(work, [{ concern: 'goods', channel: 'push', isWanted: false }]), {
    who: salma.who,
  })
  assert.equal(await tell(salma), undefined)
})

for (const status of [404, 410])
  test(`a browser that its service says is gone (${status}) is forgotten, the others stay`, async () => {
    const salma = await newCustomer()
    const [old, phone] = [await open(salma), await open(salma)]
    simulator.answerFor(old.id, status)
    const row = await tell(salma)
    assert.ok(row?.sent_at)
    assert.deepEqual(
      (await browsersOf(salma)).map(({ endpoint }) => endpoint),
      [phone.endpoint],
    )
  })

test('a service that is busy or away is tried again; our own fault is reported, and the browser stays', async () => {
  const salma = await newCustomer()
  const phone = await open(salma)
  for (const status of [429, 503]) {
    simulator.answerFor(phone.id, status)
    const row = await tell(salma)
    assert.deepEqual([row?.sent_at ?? null, row?.failed_at ?? null], [null, null])
  }
  simulator.answerFor(phone.id, 201)
  const wrong = openPushService({
    keys: { ...keys, publicKey: simulator.newBrowser().keys.p256dh },
    simulated: [simulator.host],
    alarm: (fault) => faults.push(fault),
  })
  const refused = await tell(salma, 'orders_mail_shipped', wrong)
  assert.equal(refused?.sent_at, null)
  assert.equal((await browsersOf(salma)).length, 1)
})

test('an address that is no push service is refused; a browser belongs to who signed in there last', async () => {
  const [salma, omar] = [await newCustomer(), await newCustomer()]
  const browser = simulator.newBrowser()
  const bad = { ...browser.keys, endpoint: 'http://169.254.169.254/latest', browser: 'x' }
  await assert.rejects(
    shop.write((work) => subscribe(work, service, { ...bad, sessionId: null }), { who: salma.who }),
    (error) => isRefusal(error) && error.code === 'PUSH_ENDPOINT_REFUSED',
  )
  await open(salma, browser)
  await open(omar, browser)
  assert.deepEqual([(await browsersOf(salma)).length, (await browsersOf(omar)).length], [0, 1])
  const [{ id } = { id: '' }] = await browsersOf(omar)
  await shop.write((work) => unsubscribe(work, { id }), { who: salma.who })
  assert.equal((await browsersOf(omar)).length, 1, 'nobody turns off another’s')
  await shop.write((work) => unsubscribe(work, { id }), { who: omar.who })
  assert.equal((await browsersOf(omar)).length, 0)
})

test('eleven browsers at once: ten are kept', async () => {
  const salma = await newCustomer()
  const tried = await Promise.allSettled(Array.from({ length: 11 }, () => open(salma)))
  assert.equal(tried.filter(({ status }) => status === 'rejected').length, 1)
  assert.equal((await browsersOf(salma)).length, 10)
})

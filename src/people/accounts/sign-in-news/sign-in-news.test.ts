import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { customerCalls, lastMailTo, writeAnnouncedMails } from '#world/samples/people/customer-calls.samples.ts'
import { sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'

const shop = await testDatabase()
const call = customerCalls(await sampleApp(sampleParts(shop.db)))
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const customerAnew = () => shop.write((work) => sampleCustomer(work))
const mailsTo = async (email: string) => {
  await writeAnnouncedMails(shop)
  return (await shop.db.selectFrom('notices').select('id').where('recipient', '=', email).execute()).length
}
const login = (email: string, ip: string, agent = chrome, password = samplePassword) =>
  call('POST', '/auth/login', { email, password }, { ip, agent })

test('the first sign-in is no news, nor one from the same browser and neighbourhood; another network or browser is told', async () => {
  const { email } = await customerAnew()
  await login(email, '203.0.113.1')
  await login(email, '203.0.200.9')
  assert.equal(await mailsTo(email), 0)
  await login(email, '198.18.0.7')
  assert.equal(await mailsTo(email), 1)
  const mail = await lastMailTo(shop, email)
  for (const said of ['198.18.0.7', 'Chrome · Android', '/auth/not-me?token=•••'])
    assert.ok(mail.text.includes(said), said)
  await login(email, '198.18.0.7', firefox)
  assert.equal(await mailsTo(email), 2)
  await login(email, '198.18.99.7', firefox)
  assert.equal(await mailsTo(email), 2)
})

test('at most three mails a day; a wrong password is told to nobody', async () => {
  const { email } = await customerAnew()
  await login(email, '203.0.113.1')
  for (let net = 1; net <= 6; net++) await login(email, `198.${20 + net}.0.7`)
  assert.equal(await mailsTo(email), 3)
  const quiet = await customerAnew()
  await login(quiet.email, '203.0.113.2')
  await login(quiet.email, '198.18.0.8', firefox, 'not the password')
  assert.equal(await mailsTo(quiet.email), 0)
})

test('“it was not me” ends every session, takes back what was added since, and begins a new password; once', async () => {
  const { id, email } = await customerAnew()
  const own = await login(email, '203.0.113.1')
  const strange = await login(email, '198.18.0.9', firefox)
  await shop.db
    .insertInto('customer_factors')
    .values({ customer_id: id, secret: 'sealed:x', begun_at: new Date(), confirmed_at: new Date() })
    .execute()
  await mailsTo(email)
  const { secret } = await lastMailTo(shop, email)
  const denied = await call('POST', '/auth/not-me', { token: secret })
  assert.equal(denied.status, 200)
  for (const { data } of [own, strange]) {
    const seen = await call('GET', '/users/profile', undefined, { token: String(data.accessToken) })
    assert.equal(seen.status, 401)
  }
  assert.equal((await login(email, '203.0.113.1')).status, 401)
  const password = 'another quiet harbour'
  assert.equal((await call('PUT', '/auth/reset-password', { token: denied.data.resetToken, password })).status, 200)
  assert.ok((await login(email, '203.0.113.1', chrome, password)).data.accessToken)
  assert.equal((await call('POST', '/auth/not-me', { token: secret })).code, 'LINK_SPENT')
})

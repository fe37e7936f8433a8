import assert from 'node:assert/strict'
import test from 'node:test'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { type Mail, mailer, unsubscribeTokens } from '#people/notices/notices.ports.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { type Port, type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { makeUnsubscribeTokens } from './unsubscribe-token.ts'

const shop = await testDatabase()
const tokens = makeUnsubscribeTokens('secret-of-test')
const mails: Mail[] = []
const own = plugIn([
  plug(unsubscribeTokens, tokens),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(mailer, { send: async (mail) => void mails.push(mail) }),
])
const parts = sampleParts(shop.db)
const ports: Ports = {
  get<T>(port: Port<T>): T {
    try {
      return own.get(port)
    } catch {
      return parts.ports.get(port)
    }
  },
}
const app = await sampleApp({ ...parts, ports })

async function told(kind: 'orders_mail_shipped' | 'orders_mail_paid', id: string) {
  const email = `${id}@example.test`
  const said = { subject: 's', paragraphs: ['p'], footer: '', about: {} }
  await shop.write((work) => tellCustomer(work, { id, email, locale: 'en' }, { key: newId(), kind, ...said }))
  await deliverAnnouncements(shop.db, ports, [noticesJobs], () => new Date(), assert.fail)
  return mails.filter(({ to }) => to === email)
}

test('one press in the mail program stops this kind of mail, and nothing else; looking changes nothing', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const [mail] = await told('orders_mail_shipped', who.id)
  const url = mail?.unsubscribe ?? ''
  assert.match(url, /^https:\/\/www\.marsa\.example\/api\/mail\/unsubscribe\/[\w.-]+$/)
  const { pathname } = new URL(url)
  assert.equal((await app.inject({ method: 'GET', url: pathname })).statusCode, 302)
  assert.equal((await told('orders_mail_shipped', who.id)).length, 2)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const press = () => app.inject({ method: 'POST', url: pathname, headers, payload: 'List-Unsubscribe=One-Click' })
  assert.equal((await press()).statusCode, 200)
  assert.equal((await press()).statusCode, 200)
  assert.equal((await told('orders_mail_shipped', who.id)).length, 2)
  assert.equal((await told('orders_mail_paid', who.id)).length, 3)
})

test('mail about money has no such address, and a token that was changed or made up is refused', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  assert.equal((await told('orders_mail_paid', who.id))[0]?.unsubscribe, undefined)
  const good = tokens.make({ customerId: who.id, concern: 'goods' })
  const other = makeUnsubscribeTokens('another secret').make({ customerId: who.id, concern: 'goods' })
  const money = tokens.make({ customerId: who.id, concern: 'money' })
  for (const token of [other, money, good.replace('goods', 'tickets'), `${newId()}${good.slice(36)}`, 'x', '..'])
    assert.equal((await app.inject({ method: 'POST', url: `/api/mail/unsubscribe/${token}` })).statusCode, 404, token)
})

import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { smsSender } from '#people/notices/notices.ports.ts'
import { twilio } from '#people/notices/providers/twilio.ts'
import { peopleJobs } from '#people/people.jobs.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { openMessages, samplePhoneMessage } from '#world/samples/people/messages.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { readOwnPhone } from './own-phone.ts'
import { sendPhoneCode } from './send-phone-code.ts'

const shop = await testDatabase()
const app = await sampleApp(sampleParts(shop.db))
const phones = await openMessages()
after(phones.close)
const sms = twilio({ ...phones.accounts.twilio!, verifyService: `VA${'1'.repeat(32)}` }, () => undefined)
const code = '493021'

test('the provider of codes is told that the code it sent was entered', async () => {
  const { who } = await shop.write((work) => sampleCustomer(work))
  const token = await shop.write((work) => enter(work, who))
  const codeHash = await hashPassword(code)
  const to = await shop.write(
    async (work) => {
      const { phone, ...own } = await readOwnPhone(work)
      assert.ok(phone)
      await sendPhoneCode(work, { ...own, phone }, { channel: 'sms', code, codeHash })
      return phone
    },
    { who },
  )
  await sms.send(samplePhoneMessage({ to, code }))
  const headers = { authorization: `Bearer ${token}` }
  const entered = await app.inject({ method: 'POST', url: '/api/users/phone/verify', headers, payload: { code } })
  assert.equal(entered.statusCode, 200)
  assert.equal((await phones.messages())[0]?.state, 'pending')
  const ports = plugIn([plug(smsSender, sms)])
  const handlers = (peopleJobs.handlers ?? []).filter(({ on }) => on === 'account.codeEntered')
  await deliverAnnouncements(shop.db, ports, [{ handlers }], () => new Date(), assert.fail)
  assert.equal((await phones.messages())[0]?.state, 'approved')
})

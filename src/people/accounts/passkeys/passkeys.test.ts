import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { type SampleAlgorithm, sampleAuthenticator } from '#world/samples/people/authenticator.samples.ts'
import { customerCalls, lastMailTo } from '#world/samples/people/customer-calls.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { readAuthenticatorData } from './authenticator-data.ts'
import { domainOf } from './passkey-domain.ts'
import { closePasskeyOffer, mayOfferPasskey } from './passkey-offer.ts'

const shop = await testDatabase()
const call = customerCalls(await sampleApp(sampleParts(shop.db)))
const origin = 'http://localhost'
const domain = 'localhost'
let place = 0
const somewhere = () => `198.51.102.${++place}`

type Offered = { readonly challengeId: string; readonly challenge: string; readonly user: { readonly id: string } }

async function signedIn() {
  const customer = await shop.write((work) => sampleCustomer(work))
  return { customer, token: await shop.write((work) => enter(work, customer.who)), ip: somewhere() }
}
type Known = Awaited<ReturnType<typeof signedIn>>

async function offered({ token, ip }: Known): Promise<Offered> {
  const { status, data } = await call('POST', '/users/passkeys/challenge', undefined, { token, ip })
  assert.equal(status, 200)
  return data as unknown as Offered
}

async function withPasskey(algorithm: SampleAlgorithm = '-7', name = 'Phone') {
  const known = await signedIn()
  const device = sampleAuthenticator(algorithm)
  const { challengeId, challenge, user } = await offered(known)
  const credential = device.make({ challenge, origin, domain, handle: user.id })
  const { token, ip } = known
  const added = await call('POST', '/users/passkeys', { challengeId, name, credential }, { token, ip })
  assert.equal(added.status, 200, JSON.stringify(added))
  return { ...known, device }
}

async function asked(ip: string, token?: string) {
  const url = token ? '/auth/proof/passkey/challenge' : '/auth/passkey/challenge'
  const { data } = await call('POST', url, undefined, { ip, ...(token && { token }) })
  return { challengeId: String(data.challengeId), answered: { challenge: String(data.challenge), origin, domain } }
}
const isIn = async (token: unknown) =>
  (await call('GET', '/users/profile', undefined, { token: String(token) })).status === 200

test('a passkey of each kind of key is made, told by mail, and opens the account without anything else', async () => {
  for (const algorithm of ['-7', '-8', '-257'] as const) {
    const { customer, device, ip } = await withPasskey(algorithm)
    assert.match((await lastMailTo(shop, customer.email)).text, /Phone/)
    const { challengeId, answered } = await asked(ip)
    const entered = await call('POST', '/auth/passkey', { challengeId, credential: device.show(answered) }, { ip })
    assert.equal(await isIn(entered.data.accessToken), true, algorithm)
  }
})

test('a challenge is answered once and within five minutes; another’s, and one for another purpose, are refused', async () => {
  const { device, ip, token } = await withPasskey()
  const show = (challengeId: string, credential: object) =>
    call('POST', '/auth/passkey', { challengeId, credential }, { ip })
  const first = await asked(ip)
  const credential = device.show(first.answered)
  assert.equal((await show(first.challengeId, credential)).status, 200)
  assert.equal((await show(first.challengeId, credential)).code, 'PASSKEY_REFUSED')
  const late = await asked(ip)
  const past = new Date(Date.now() - 1000)
  await shop.db.updateTable('passkey_challenges').set({ expires_at: past }).where('id', '=', late.challengeId).execute()
  assert.equal((await show(late.challengeId, device.show(late.answered))).code, 'PASSKEY_REFUSED')
  const proof = await asked(ip, token)
  assert.equal((await show(proof.challengeId, device.show(proof.answered))).code, 'PASSKEY_REFUSED')
  assert.equal((await show(newId(), credential)).code, 'PASSKEY_REFUSED')
  const twice = await asked(ip)
  const same = device.show(twice.answered)
  const both = await Promise.all([show(twice.challengeId, same), show(twice.challengeId, same)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
})

test('another origin, domain, person, signature, or an unverified user is refused, and uses the challenge up', async () => {
  const { device, ip } = await withPasskey()
  const stranger = sampleAuthenticator()
  type Show = (answered: { readonly challenge: string; readonly origin: string; readonly domain: string }) => object
  const wrong: Readonly<Record<string, Show>> = {
    origin: (answered) => device.show({ ...answered, origin: 'http://localhost.evil.example' }),
    domain: (answered) => device.show({ ...answered, domain: 'evil.example' }),
    challenge: (answered) => device.show({ ...answered, challenge: 'another' }),
    type: (answered) => device.show(answered, { type: 'webauthn.create' }),
    'user not verified': (answered) => device.show(answered, { flags: 0x01 }),
    'user not present': (answered) => device.show(answered, { flags: 0x04 }),
    'owner of another': (answered) => device.show(answered, { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    signature: (answered) => ({
      ...device.show(answered),
      signature: (stranger.show(answered) as { signature: string }).signature,
    }),
    'unknown passkey': (answered) => stranger.show(answered),
  }
  for (const [name, show] of Object.entries(wrong)) {
    const { challengeId, answered } = await asked(ip)
    const refused = await call('POST', '/auth/passkey', { challengeId, credential: show(answered) }, { ip })
    assert.deepEqual([refused.status, refused.code], [422, 'PASSKEY_REFUSED'], name)
    const right = await call('POST', '/auth/passkey', { challengeId, credential: device.show(answered) }, { ip })
    assert.equal(right.code, 'PASSKEY_REFUSED', `${name}: the challenge is used up`)
  }
})

test('a counter that does not rise is a copied key; a suspended owner is refused', async () => {
  const { device, ip, customer } = await withPasskey()
  const show = async () => {
    const { challengeId, answered } = await asked(ip)
    return (await call('POST', '/auth/passkey', { challengeId, credential: device.show(answered) }, { ip })).status
  }
  device.count(10)
  assert.equal(await show(), 200)
  device.count(10)
  assert.equal(await show(), 422)
  device.count(20)
  assert.equal(await show(), 200)
  await shop.db.updateTable('customers').set({ suspended_at: new Date() }).where('id', '=', customer.id).execute()
  assert.equal(await show(), 422)
})

test('it is a fresh proof too, of its own account alone; adding and removing one ask for a proof', async () => {
  const { device, ip, token, customer } = await withPasskey()
  await shop.db
    .updateTable('sessions')
    .set({ proved_at: new Date(Date.now() - 3_600_000) })
    .where('customer_id', '=', customer.id)
    .execute()
  const [own] = (await call('GET', '/users/passkeys', undefined, { token })).data as unknown as { id: string }[]
  const remove = (by: string) => call('DELETE', `/users/passkeys/${own?.id}`, undefined, { token: by, ip })
  assert.equal((await remove(token)).code, 'PROOF_NEEDED')
  assert.equal((await call('POST', '/users/passkeys/challenge', undefined, { token, ip })).code, 'PROOF_NEEDED')
  const other = await signedIn()
  const theirs = await asked(ip, other.token)
  const strange = { challengeId: theirs.challengeId, credential: device.show(theirs.answered) }
  assert.equal((await call('POST', '/auth/proof/passkey', strange, { token: other.token, ip })).code, 'PASSKEY_REFUSED')
  const { challengeId, answered } = await asked(ip, token)
  const proved = await call(
    'POST',
    '/auth/proof/passkey',
    { challengeId, credential: device.show(answered) },
    { token, ip },
  )
  assert.equal(proved.status, 200)
  assert.equal((await remove(other.token)).status, 404)
  assert.equal((await remove(token)).status, 200)
  const again = await asked(ip)
  const after = { challengeId: again.challengeId, credential: device.show(again.answered) }
  assert.equal((await call('POST', '/auth/passkey', after, { ip })).code, 'PASSKEY_REFUSED')
})

test('a name is used once; a passkey belongs to one account', async () => {
  const known = await withPasskey('-7', 'Laptop')
  const add = async (who: Known, name: string, device = sampleAuthenticator()) => {
    const { challengeId, challenge, user } = await offered(who)
    const credential = device.make({ challenge, origin, domain, handle: user.id })
    return call('POST', '/users/passkeys', { challengeId, name, credential }, { token: who.token, ip: who.ip })
  }
  const same = await add(known, 'LAPTOP')
  assert.equal(same.errors?.name, 'A passkey with this name does already exist')
  assert.equal((await add(await signedIn(), 'Mine', known.device)).code, 'PASSKEY_REFUSED')
})

test('it is offered until there is one, or until the customer says no', async () => {
  const [{ customer }, other] = [await withPasskey(), await signedIn()]
  const may = (who: typeof customer.who) => shop.read(mayOfferPasskey, { who })
  assert.equal(await may(customer.who), false)
  assert.equal(await may(other.customer.who), true)
  await shop.write(closePasskeyOffer, { who: other.customer.who })
  assert.equal(await may(other.customer.who), false)
})

test('the domain is what the sites share after their own first label, otherwise the host', () => {
  const brand = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
  assert.equal(domainOf('https://www.marsa.example', brand), 'marsa.example')
  assert.equal(domainOf('https://ae.marsa.example', brand), 'marsa.example')
  const apart = { eg: 'https://www.marsa.eg', ae: 'https://www.marsa.ae' }
  assert.equal(domainOf('https://www.marsa.eg', apart), 'www.marsa.eg')
  const home = { eg: 'http://localhost:3000', ae: 'http://ae.localhost:3000' }
  assert.equal(domainOf('http://ae.localhost:3000', home), 'ae.localhost')
  assert.equal(createHash('sha256').update('shop.example').digest('hex').slice(0, 8), '0f59463c')
  assert.equal(readAuthenticatorData(Buffer.alloc(36), 'shop.example'), null)
})

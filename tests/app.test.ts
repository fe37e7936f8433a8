import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { makeLinkTokens } from '#content/newsletter/sending/link-token.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { adReceivers } from '#content/tracking/forwarding/receivers.ts'
import { bostaCourier } from '#fulfilment/couriers/bosta/bosta-courier.ts'
import { couriers, gatherCouriers } from '#fulfilment/couriers/courier.ts'
import { expectNewOrder } from '#fulfilment/expectations/expect-new-order.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { openSession } from '#people/access/open-session.ts'
import { permits } from '#people/access/permissions.ts'
import { messageCompanies, unsubscribeTokens } from '#people/notices/notices.ports.ts'
import { makeUnsubscribeTokens } from '#people/notices/unsubscribe/unsubscribe-token.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openLog } from '#platform/settings/log.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import type { Access } from '#platform/work/access.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { type Actor, type Role, roles } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { type AppParts, createApp } from '#program/app.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { bySite } from '#sites/sites.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleSellers } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const bosta = { host: 'http://127.0.0.1:9/api/v2', apiKey: 'k', newsSecret: 'secret of a test' }
const account = {
  host: 'http://127.0.0.1:9',
  secretKey: 's',
  publicKey: 'p',
  hmacSecret: 'h',
  apiKey: 'a',
  cardIntegrationId: 1,
}
const parts: AppParts = {
  settings: readSettings({ NODE_ENV: 'test' }),
  db: database.db,
  ports: plugIn([
    plug(cartSigner, makeCartSigner('secret of a test')),
    plug(expectedArrival, expectNewOrder),
    plug(gateways, gatherGateways([paymobGateway({ eg: account, ae: account }, () => undefined)])),
    plug(couriers, gatherCouriers([bostaCourier(bosta, () => undefined)])),
    plug(pageFetcher, makePageFetcher({ resolve: async () => [] })),
    plug(sealer, makeSealer('secret of a test')),
    plug(sellers, sampleSellers),
    plug(fileStore, diskFileStore('/nonexistent', makeSealer('secret of a test'))),
    plug(adReceivers, []),
    plug(shopFactsPort, { phones: bySite(() => ''), origins: bySite(() => '') }),
    plug(leaveTokens, makeLeaveTokens('secret of a test')),
    plug(linkTokens, makeLinkTokens('secret of a test')),
    plug(unsubscribeTokens, makeUnsubscribeTokens('secret of a test')),
    plug(messageCompanies, { readers: {}, missing: [], reaches: () => true }),
    plug(
      siteOrigins,
      bySite(() => ''),
    ),
  ]),
  logger: openLog('silent'),
  clock: () => new Date(),
}
type Route = { readonly method: string; readonly url: string; readonly access: Access }
const routes: Route[] = []
const app = await createApp(parts, (route) => {
  const methods = [route.method].flat().filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
  for (const method of methods) routes.push({ method, url: route.url, access: route.config?.access as Access })
})

type Visitor = { readonly name: string; readonly who: Actor; readonly token: string | null }

const visitors: readonly Visitor[] = await database.write(async (work) => {
  await seedPriceTables(work)
  const enter = async (name: string, who: Actor): Promise<Visitor> => {
    if (who.kind !== 'customer' && who.kind !== 'staff') return { name, who, token: null }
    const whose = who.kind === 'staff' ? ({ ...who, factors: 2 } as const) : who
    const { token } = await openSession(work, whose, true, { ip: '127.0.0.1', agent: 'test' })
    return { name, who, token }
  }
  const staff = []
  for (const role of roles) staff.push(await enter(role, (await sampleStaff(work, [role as Role])).who))
  return [
    await enter('guest', { kind: 'guest', id: null }),
    await enter('customer', (await sampleCustomer(work)).who),
    ...staff,
  ]
})

function allowed(who: Actor, access: Access): boolean {
  if (access === 'public' || access === 'provider' || access === 'monitoring') return true
  if (access === 'customer') return who.kind === 'customer'
  return permits(who, access.slice('staff:'.length))
}

test('each call is refused to everybody whom its declaration does not name', async () => {
  const surprises: string[] = []
  for (const { method, url, access } of routes) {
    for (const { name, who, token } of visitors) {
      if (allowed(who, access)) continue
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'idempotency-key': 'walk-of-all-routes',
      }
      const path = url.replace(/:\w+/g, 'a'.repeat(8)).replace('*', 'x')
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      if (answer.statusCode !== 401 && answer.statusCode !== 403)
        surprises.push(`${name} ${method} ${url}: ${answer.statusCode}`)
    }
  }
  assert.deepEqual(surprises, [])
})

test('no call breaks on ids that do not exist or input that makes no sense', async () => {
  const faults: string[] = []
  const ids = ['00000000-0000-7000-8000-000000000000', "' or 1=1 --", '../../etc', '999999999']
  for (const { method, url, access } of routes) {
    for (const { name, who, token } of visitors) {
      if (!allowed(who, access)) continue
      for (const id of url.includes(':') ? ids : ['']) {
        const path = url.replace(/:\w+/g, encodeURIComponent(id)).replace('*', 'x')
        const headers = {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          'idempotency-key': `walk-${name}-${id || 'none'}`,
        }
        const answer = await app.inject({
          method: method as 'GET',
          url: path,
          headers,
          ...(method === 'GET' ? {} : { payload: { nonsense: [1] } }),
        })
        if (answer.statusCode >= 500)
          faults.push(`${name} ${method} ${path}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
      }
    }
  }
  assert.deepEqual(faults, [])
})

test('every call is described, with its answer', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { responses?: object; summary?: string }>>
  }
  const bare: string[] = []
  for (const { method, url } of routes) {
    if (!url.startsWith('/api/') || /\/(openapi\.json|docs|\*)$/.test(url)) continue
    const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!described?.summary || !described.responses) bare.push(`${method} ${url}`)
  }
  assert.deepEqual(bare, [])
})

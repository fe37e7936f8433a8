import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { InjectOptions } from 'fastify'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { newId } from '#platform/work/id.ts'
import type { Port } from '#platform/work/ports.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { roomChecks } from '#program/room-checks.ts'
import { roomJobs } from '#program/room-jobs.ts'
import { type Site, siteCodes } from '#sites/sites.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { type Letter, openPost } from '#world/samples/checkout/post.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type Cast, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

type StoryShop = Awaited<ReturnType<typeof openStoryShop>>
export type Shopper = Awaited<ReturnType<StoryShop['shopper']>>

const hour = 3_600_000

/**
 * A whole shop on its own database, with a clock that the story moves and a reader that may fetch from these hosts: its
 * API, the pages of these routes, its background work, its letters and its books.
 */
export async function openStoryShop(
  database: TestDatabase,
  shopHosts: ReadonlySet<string> = new Set(),
  pages: ((route: string) => boolean) | null = null,
) {
  const opened: [Site, Cast][] = []
  for (const site of siteCodes) opened.push([site, await database.write(sampleCast, { site })])
  const casts = Object.fromEntries(opened) as Readonly<Record<Site, Cast>>
  for (const site of siteCodes) await database.write(addSampleBankAccounts, { site })
  const start = Date.now()
  let now = new Date(start)
  const app = await storyApp(database, shopHosts, () => now)
  if (pages) await servePages(app, await pagesWithoutLooks(pages), 'production')
  // Letters are written but not sent.
  const post = openPost(
    database,
    roomJobs.filter((room) => room !== noticesJobs),
    () => now,
  )
  const on =
    (site: Site): Stage =>
    (who, act) =>
      database.write(act, { who, site, now })

  return {
    casts,
    on,
    post,
    moveOn: (hours: number) => {
      now = new Date(now.getTime() + hours * hour)
    },
    startAgain: () => {
      now = new Date(start)
    },
    now: () => now,
    /** One request of anybody. */
    ask: (request: InjectOptions) => app.inject(request),

    /** A customer with an address, who calls the API in their language and reads each letter once. */
    async shopper(site: Site, locale: Locale) {
      const { who, id, email } = await database.write(sampleCustomer, { site, locale, now })
      await on(site)(who, (work) => sampleAddress(work, id))
      let read = 0
      let cookie = ''
      const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
        const token = await on(site)({ kind: 'system', id: null }, (work) => enter(work, who))
        const known = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) }
        const headers = { ...known, 'x-site': site, 'accept-language': locale }
        const keyed = { ...headers, 'idempotency-key': newId() }
        const sent = payload instanceof FormData ? await multipart(payload) : { payload, headers: {} }
        const answer = await app.inject({ method, url: `/api${url}`, ...sent, headers: { ...keyed, ...sent.headers } })
        assert.equal(answer.statusCode, 200, `${url} ${answer.body}`)
        return answer.json().data
      }
      /** Posts to the API as nobody who is signed in. */
      const send = async (url: string, payload: object) => {
        const headers = { 'x-site': site, 'accept-language': locale, 'idempotency-key': newId() }
        const sent = payload instanceof FormData ? await multipart(payload) : { payload, headers: {} }
        const answer = await app.inject({
          method: 'POST',
          url: `/api${url}`,
          ...sent,
          headers: { ...headers, ...sent.headers },
        })
        assert.ok(answer.statusCode < 300, `${url} ${answer.body}`)
        return answer.json().data
      }
      const as = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who, site, now, locale })
      return {
        site,
        locale,
        who,
        id,
        email,
        as,
        call,
        send,
        /** What the customer's browser sends as cookies from now on. */
        wears: (cookies: string) => {
          cookie = cookies
        },
        /** Fills a cart, accepts its total and places the order through the API. */
        async place(paymentMethod: PaymentMethod): Promise<string> {
          await as((work) => fillCart(work))
          const { addressId, seen } = await as((work) => sampleCheckout(work, { paymentMethod }))
          const { orderNumber, payment } = await call('POST', '/orders', {
            addressId,
            shippingOption: 'PickUp',
            paymentMethod,
            termsAccepted: true,
            totalCost: Number(seen.totalMinor) / 100,
            tablesVersion: seen.tablesId,
            cartVersion: seen.cartVersion,
          })
          assert.equal(payment, null, 'nothing is to be paid before the review')
          return orderNumber
        },
        /** Pays the cart from a wallet that is filled for it; the order's number, and what it came to. */
        async buy(): Promise<{ readonly number: string; readonly totalMinor: bigint }> {
          const { addressId, seen } = await as((work) => sampleCheckout(work, { paymentMethod: 'wallet' }))
          await on(site)(who, (work) => fillWallet(work, id, seen.totalMinor))
          const { orderNumber: number } = await call('POST', '/orders', {
            addressId,
            shippingOption: 'PickUp',
            paymentMethod: 'wallet',
            termsAccepted: true,
            totalCost: Number(seen.totalMinor) / 100,
            tablesVersion: seen.tablesId,
            cartVersion: seen.cartVersion,
          })
          return { number, totalMinor: seen.totalMinor }
        },
        /** The next step that the order's page shows its customer. */
        async next(number: string) {
          const order = await call('GET', `/orders/${number}`)
          const actions: { type: string; due: number; deadline: string | null }[] = order.actions
          return {
            status: order.status as string,
            isReviewedFirst: order.isReviewedFirst as boolean,
            toPay: order.amountToBePaid as number,
            asks: actions.map(({ type }) => type),
            deadline: actions[0]?.deadline ?? null,
            mayCancel: order.mayCancel as boolean,
            paymentStatus: order.paymentStatus as string,
          }
        },
        /** Delivers all announcements; returns the mails since the last call. */
        async mails(): Promise<readonly Letter[]> {
          await post.deliver()
          const fresh = (await post.lettersTo(email)).slice(read)
          read += fresh.length
          return fresh
        },
      }
    },

    /** The books balance, and nobody was told anything twice. */
    async holds(): Promise<void> {
      assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
      const { rows } = await database.pool.query<{ subject: string }>(
        'select subject from notices group by recipient, channel, subject, text having count(*) > 1',
      )
      assert.deepEqual(rows, [])
    },
  }
}

async function storyApp(database: TestDatabase, shopHosts: ReadonlySet<string>, clock: () => Date) {
  const directory = mkdtempSync(join(tmpdir(), 'story-'))
  const parts = sampleParts(database.db, shopHosts)
  const files = diskFileStore(directory, makeSealer('secret of a test'))
  const get = <T>(port: Port<T>): T => (port.name === fileStore.name ? (files as T) : parts.ports.get(port))
  const app = await sampleApp({ ...parts, clock, ports: { get } })
  after(async () => {
    await app.close()
    rmSync(directory, { recursive: true })
  })
  return app
}

async function multipart(form: FormData) {
  const request = new Request('http://shop', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  return { payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

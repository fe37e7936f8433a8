import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import { makeReplyAddresses, replyAddresses } from '#care/tickets/mails/reply-address.ts'
import { makePageFetcher, makePictureFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { pictureFetcher, pictureSigner, pictureStore } from '#catalog/reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#catalog/reader/pictures/picture-signer.ts'
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
import { readClosures } from '#money/payments/holidays/read-closures.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { openSession } from '#people/access/open-session.ts'
import { phoneCodeRules } from '#people/accounts/phone/phone-code-rules.ts'
import { messageCompanies } from '#people/notices/notices.ports.ts'
import { newsWire, silentWire } from '#platform/background/news-wire.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openLog } from '#platform/settings/log.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor, Database, Work } from '#platform/work/work.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { pegSource } from '#pricing/rates/peg-source.ts'
import { rateSources } from '#pricing/rates/rate-sources.ts'
import { type AppParts, createApp } from '#program/app.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { bySite } from '#sites/sites.ts'
import { sampleSellers } from './selling/orders.samples.ts'

const nowhere = {
  host: 'http://127.0.0.1:9',
  secretKey: 's',
  publicKey: 'p',
  hmacSecret: 'h',
  apiKey: 'a',
  cardIntegrationId: 1,
}

const bostaNowhere = { host: 'http://127.0.0.1:9/api/v2', apiKey: 'k', newsSecret: 'news-secret-of-test' }

/** An inbox for answers by mail, whose provider signs with this key. */
export const sampleReplyAddresses = makeReplyAddresses({
  inbox: 'reply@in.marsa.example',
  signingKey: 'signing key of a test',
  secrets: ['secret of a test', 'the secret before'],
  from: 'Marsa <no-reply@marsa.example>',
})

/** The whole server on this database, with a gateway that is out of reach and a fetcher that reaches only `allow`. */
export function sampleParts(db: Kysely<Database>, allow: ReadonlySet<string> = new Set()): AppParts {
  return {
    settings: readSettings({ NODE_ENV: 'test' }),
    db,
    ports: plugIn([
      plug(cartSigner, makeCartSigner('secret of a test')),
      plug(leaveTokens, makeLeaveTokens('secret of a test')),
      plug(linkTokens, makeLinkTokens('secret of a test')),
      plug(
        gateways,
        gatherGateways([
          paymobGateway(
            bySite(() => nowhere),
            () => undefined,
          ),
        ]),
      ),
      plug(couriers, gatherCouriers([bostaCourier(bostaNowhere, () => undefined)])),
      plug(adReceivers, []),
      plug(sellers, sampleSellers),
      plug(bankClosures, readClosures),
      plug(expectedArrival, expectNewOrder),
      plug(rateSources, { ...bySite((site) => (site === 'ae' ? [pegSource] : [])), crosses: [] }),
      plug(pageFetcher, makePageFetcher({ allow })),
      plug(pictureFetcher, makePictureFetcher({ allow })),
      plug(pictureSigner, makePictureSigner('secret of a test')),
      plug(pictureStore, diskFileStore('/nonexistent', makeSealer('secret of a test'))),
      plug(sealer, makeSealer('secret of a test')),
      plug(fileStore, diskFileStore('/nonexistent', makeSealer('secret of a test'))),
      plug(
        newsWire,
        silentWire(() => new Date()),
      ),
      plug(replyAddresses, sampleReplyAddresses),
      plug(phoneCodeRules, { perDay: 2000, countries: [] }),
      plug(messageCompanies, { readers: {}, missing: [], reaches: () => true }),
      plug(
        siteOrigins,
        bySite(() => ''),
      ),
      plug(shopFactsPort, { phones: bySite(() => ''), origins: bySite(() => '') }),
    ]),
    logger: openLog('silent'),
    clock: () => new Date(),
  }
}

export function sampleApp(parts: AppParts, onRoute?: (route: RouteOptions) => void): Promise<FastifyInstance> {
  return createApp(parts, onRoute)
}

/** Signs in this customer or staff member; returns the session's token. */
export async function enter(work: Work, who: Actor): Promise<string> {
  if (who.kind !== 'customer' && who.kind !== 'staff') throw new Error('Only people have sessions')
  const whose = who.kind === 'staff' ? ({ ...who, factors: 2 } as const) : who
  const { token } = await openSession(work, whose, true, { ip: '127.0.0.1', agent: 'test' })
  return token
}

import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import { cartSigner, makeCartSigner } from '#cart/cart-signer.ts'
import { bostaCourier } from '#couriers/bosta/bosta-courier.ts'
import { couriers, gatherCouriers } from '#couriers/courier.ts'
import { sellers } from '#orders/invoices/seller.ts'
import { sampleSellers } from '#orders/orders.samples.ts'
import { gateways } from '#payments/gateway.ts'
import { gatherGateways } from '#payments/gather-gateways.ts'
import { readClosures } from '#payments/holidays/read-closures.ts'
import { paymobGateway } from '#payments/paymob/paymob-gateway.ts'
import { openSession } from '#people/open-session.ts'
import { bankClosures } from '#pricing/rates/bank-closures.ts'
import { pegSource } from '#pricing/rates/peg-source.ts'
import { rateSources } from '#pricing/rates/rate-sources.ts'
import { makePageFetcher, makePictureFetcher } from '#reader/guarded-fetch.ts'
import { pageFetcher } from '#reader/page-fetcher.ts'
import { pictureFetcher, pictureSigner, pictureStore } from '#reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#reader/pictures/picture-signer.ts'
import { shopFactsPort } from '#site/site.ports.ts'
import { type AppParts, createApp } from './app.ts'
import { diskFileStore, fileStore } from './platform/files.ts'
import { newsWire, silentWire } from './platform/live/news-wire.ts'
import { openLog } from './platform/log.ts'
import { plug, plugIn } from './platform/ports.ts'
import { makeSealer, sealer } from './platform/seal.ts'
import { readSettings } from './platform/settings.ts'
import type { Actor, Database, Work } from './platform/work.ts'

const nowhere = {
  host: 'http://127.0.0.1:9',
  secretKey: 's',
  publicKey: 'p',
  hmacSecret: 'h',
  apiKey: 'a',
  cardIntegrationId: 1,
}

const bostaNowhere = { host: 'http://127.0.0.1:9/api/v2', apiKey: 'k', newsSecret: 'news-secret-of-test' }

/** The whole server on this database, with a gateway that is away and a fetcher that reaches `allow` alone. */
export function sampleParts(db: Kysely<Database>, allow: ReadonlySet<string> = new Set()): AppParts {
  return {
    settings: readSettings({ NODE_ENV: 'test' }),
    db,
    ports: plugIn([
      plug(cartSigner, makeCartSigner('secret of a test')),
      plug(gateways, gatherGateways([paymobGateway({ eg: nowhere, ae: nowhere }, () => undefined)])),
      plug(couriers, gatherCouriers([bostaCourier(bostaNowhere, () => undefined)])),
      plug(sellers, sampleSellers),
      plug(bankClosures, readClosures),
      plug(rateSources, { eg: [], ae: [pegSource], crosses: [] }),
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
      plug(shopFactsPort, { phones: { eg: '', ae: '' }, origins: { eg: '', ae: '' } }),
    ]),
    logger: openLog('silent'),
    clock: () => new Date(),
  }
}

export function sampleApp(parts: AppParts, onRoute?: (route: RouteOptions) => void): Promise<FastifyInstance> {
  return createApp(parts, onRoute)
}

/** A session of this customer or member of staff; answers its token. */
export async function enter(work: Work, who: Actor): Promise<string> {
  if (who.kind !== 'customer' && who.kind !== 'staff') throw new Error('Only people have sessions')
  const whose = who.kind === 'staff' ? ({ ...who, factors: 2 } as const) : who
  const { token } = await openSession(work, whose, true, { ip: '127.0.0.1', agent: 'test' })
  return token
}

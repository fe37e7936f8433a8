import { join } from 'node:path'
import type { Logger } from 'pino'
import { cartSigner, makeCartSigner } from '#cart/cart-signer.ts'
import { mailer, smsSender } from '#notices/notices.ports.ts'
import { noSmsSender, outboxMailer, outboxSmsSender } from '#notices/outbox-adapters.ts'
import { smtpMailer } from '#notices/smtp-mailer.ts'
import { gateways } from '#payments/gateway.ts'
import { gatherGateways } from '#payments/gather-gateways.ts'
import type { PaymobAccounts } from '#payments/paymob/account.ts'
import { paymobGateway } from '#payments/paymob/paymob-gateway.ts'
import { makePageFetcher } from '#reader/guarded-fetch.ts'
import { type PageFetcher, pageFetcher } from '#reader/page-fetcher.ts'
import { zyteProvider } from '#reader/zyte/zyte-provider.ts'
import { shopFactsPort } from '#site/site.ports.ts'
import { nameDevShops } from '#stores/stores.ts'
import { diskFileStore, fileStore } from './platform/files.ts'
import { type Plug, plug } from './platform/ports.ts'
import { makeSealer, sealer } from './platform/seal.ts'
import type { Settings } from './platform/settings.ts'

export type OutsideWorld = {
  readonly plugs: readonly Plug[]
  /** What was started beside the shop for trying it out, for the person who started it. */
  readonly shown: readonly string[]
  readonly close: () => Promise<void>
}

/** Plugs in what the settings name. While developing, what they do not name is simulated on this machine. */
export async function openOutsideWorld(settings: Settings, log: Logger): Promise<OutsideWorld> {
  const simulated = __DEV_WORLD__ && !settings.isProduction ? await simulate(settings) : nothingSimulated
  const alarm = (fault: object) => log.fatal({ fault }, 'Paymob does not take our keys')
  const keeper = makeSealer(settings.SECRET, settings.SECRET_BEFORE)
  const plugs = [
    plug(shopFactsPort, {
      phone: settings.CUSTOMER_SERVICE_PHONE,
      origins: { eg: settings.ORIGIN_EG, ae: settings.ORIGIN_AE },
    }),
    plug(fileStore, diskFileStore(join(settings.dataDirectory, 'files'), keeper)),
    plug(sealer, keeper),
    plug(mailer, settings.SMTP_URL ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM) : outboxMailer),
    plug(smsSender, settings.isProduction ? noSmsSender : outboxSmsSender),
    plug(pageFetcher, makeFetcher(settings, simulated, log)),
    plug(cartSigner, makeCartSigner(settings.SECRET)),
    plug(gateways, gatherGateways([paymobGateway(simulated.accounts(readAccounts(settings)), alarm)])),
  ]
  return { plugs, shown: simulated.shown, close: simulated.close }
}

function makeFetcher(settings: Settings, simulated: Simulated, log: Logger): PageFetcher {
  const allow = new Set([...settings.READER_ALLOW_HOSTS, ...simulated.allow])
  const fetcher = makePageFetcher({ allow })
  const account = settings.ZYTE_API_KEY
    ? { host: settings.ZYTE_BASE_URL, key: settings.ZYTE_API_KEY }
    : simulated.productData
  if (!account) return fetcher
  const alarm = (fault: object) => log.error({ fault }, 'Zyte does not take our key')
  const limits = { deadlineMs: settings.ZYTE_DEADLINE_SECONDS * 1000, callsPerDay: settings.ZYTE_CALLS_PER_DAY }
  return { ...fetcher, provider: zyteProvider({ ...account, ...limits, allow, alarm }) }
}

type Simulated = {
  readonly allow: readonly string[]
  readonly productData: { readonly host: string; readonly key: string } | null
  readonly accounts: (named: PaymobAccounts) => PaymobAccounts
  readonly shown: readonly string[]
  readonly close: () => Promise<void>
}
const nothingSimulated: Simulated = {
  allow: [],
  productData: null,
  accounts: (named) => named,
  shown: [],
  close: async () => undefined,
}

async function simulate(settings: Settings): Promise<Simulated> {
  const { startPaymobSimulator } = await import('#payments/paymob-simulator/start-simulator.ts')
  const { startDevShops } = await import('#reader/dev-shops/start-dev-shops.ts')
  const { providerPages } = await import('#reader/dev-shops/links.ts')
  const { startZyteSimulator } = await import('#reader/zyte-simulator/start-zyte-simulator.ts')
  const shops = await startDevShops(settings.DEV_SHOPS_PORT || settings.PORT + 2)
  const productData = await startZyteSimulator({ key: 'zyte-simulator', pages: providerPages(shops.port) })
  nameDevShops(shops.stores, shops.hosts)
  const keys = {
    secretKey: 'sk_test_simulator',
    publicKey: 'pk_test_simulator',
    hmacSecret: 'simulator-hmac-secret',
    apiKey: 'simulator-api-key',
  }
  const gateway = await startPaymobSimulator({
    ...keys,
    port: settings.PAYMOB_SIMULATOR_PORT || settings.PORT + 1,
    integrations: { EGP: 1001, AED: 2001 },
    callbackUrl: `http://localhost:${settings.PORT}/api/payment/callbacks/paymob`,
  })
  const accounts = (named: PaymobAccounts): PaymobAccounts => ({
    eg: named.eg.host ? named.eg : { ...keys, host: gateway.url, cardIntegrationId: 1001 },
    ae: named.ae.host ? named.ae : { ...keys, host: gateway.url, cardIntegrationId: 2001 },
  })
  return {
    allow: [...shops.hosts],
    productData: { host: productData.url, key: 'zyte-simulator' },
    accounts,
    shown: [`Paymob simulator: ${gateway.url}`, `Links to paste, e.g. ${shops.links[0]?.url}`],
    close: async () => {
      await gateway.close()
      await productData.close()
      await shops.close()
    },
  }
}

function readAccounts(settings: Settings): PaymobAccounts {
  const account = (site: 'EG' | 'AE') => ({
    host: settings[`PAYMOB_${site}_BASE_URL`],
    secretKey: settings[`PAYMOB_${site}_SECRET_KEY`],
    publicKey: settings[`PAYMOB_${site}_PUBLIC_KEY`],
    hmacSecret: settings[`PAYMOB_${site}_HMAC_SECRET`],
    apiKey: settings[`PAYMOB_${site}_API_KEY`],
    cardIntegrationId: settings[`PAYMOB_${site}_CARD_INTEGRATION`],
  })
  return { eg: account('EG'), ae: account('AE') }
}

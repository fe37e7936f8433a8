import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeReplyAddresses, type ReplyAddresses, replyAddresses } from '#care/tickets/mails/reply-address.ts'
import { makeFileFetcher } from '#catalog/reader/fetching/fetch-file.ts'
import type { AllowedHosts } from '#catalog/reader/fetching/fetch-target.ts'
import { fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { makePageFetcher, makePictureFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { type PageFetcher, pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { pictureFetcher, pictureSigner, pictureStore } from '#catalog/reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#catalog/reader/pictures/picture-signer.ts'
import { zyteProvider } from '#catalog/reader/zyte/zyte-provider.ts'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { makeLinkTokens } from '#content/newsletter/sending/link-token.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { openReceivers } from '#content/tracking/forwarding/open-receivers.ts'
import { adReceivers } from '#content/tracking/forwarding/receivers.ts'
import { couriers, gatherCouriers } from '#fulfilment/couriers/courier.ts'
import { expectNewOrder } from '#fulfilment/expectations/expect-new-order.ts'
import { type FawryAccount, usualPageMethods } from '#money/payments/fawry/account.ts'
import { fawryGateway } from '#money/payments/fawry/fawry-gateway.ts'
import { gateways, type PaymentGateway } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { readClosures } from '#money/payments/holidays/read-closures.ts'
import type { PaymobAccounts } from '#money/payments/paymob/account.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { phoneCodeRules } from '#people/accounts/phone/phone-code-rules.ts'
import { plugChannels } from '#people/notices/channels.ts'
import { unsubscribeTokens } from '#people/notices/notices.ports.ts'
import { openBulkMailer, openCompanies } from '#people/notices/providers/open-companies.ts'
import { makeUnsubscribeTokens } from '#people/notices/unsubscribe/unsubscribe-token.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { namedOrigins } from '#platform/settings/site-origins.ts'
import { codeOf } from '#platform/settings/site-settings.ts'
import { type Plug, plug } from '#platform/work/ports.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { cbeSource } from '#pricing/rates/cbe-source.ts'
import { cbuaeSource } from '#pricing/rates/cbuae-source.ts'
import { ecbSource } from '#pricing/rates/ecb-source.ts'
import { erApiSource } from '#pricing/rates/er-api-source.ts'
import { pegSource } from '#pricing/rates/peg-source.ts'
import { type RateSources, rateSources } from '#pricing/rates/rate-sources.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { readSellers, sellers } from '#selling/orders/invoices/seller.ts'
import { bySite, sites } from '#sites/sites.ts'
import { openCouriers } from './open-couriers.ts'
import type { Simulated } from './simulated.ts'

/** Plugs in the adapters of the settings, and simulators for the others. */
export function plugWorld(settings: Settings, simulated: Simulated, log: Logger): readonly Plug[] {
  if (simulated.stores.length > 0) nameDevShops(simulated.stores, new Set(simulated.allow))
  const keeper = makeSealer(settings.SECRET, settings.SECRET_BEFORE)
  return [
    plug(shopFactsPort, {
      phones: bySite((site) => settings[`CUSTOMER_SERVICE_PHONE_${codeOf(site)}`]),
      origins: namedOrigins(settings),
    }),
    plug(sellers, readSellers(settings)),
    plug(fileStore, diskFileStore(join(settings.dataDirectory, 'files'), keeper)),
    plug(sealer, keeper),
    ...plugChannels(openCompanies(settings, simulated.messages, log)),
    plug(replyAddresses, openInbox(settings, simulated)),
    plug(phoneCodeRules, { perDay: settings.PHONE_CODES_PER_DAY, countries: settings.PHONE_CODE_COUNTRIES }),
    plug(pageFetcher, makeFetcher(settings, simulated, log)),
    plug(fileFetcher, makeFileFetcher({ allow: reachable(settings, simulated) })),
    plug(pictureFetcher, makePictureFetcher({ allow: reachable(settings, simulated) })),
    plug(pictureSigner, makePictureSigner(settings.SECRET)),
    plug(pictureStore, diskFileStore(join(settings.dataDirectory, 'pictures'), keeper)),
    plug(bankClosures, readClosures),
    plug(expectedArrival, expectNewOrder),
    plug(rateSources, openRateSources(settings, simulated)),
    plug(unsubscribeTokens, makeUnsubscribeTokens(settings.SECRET)),
    plug(leaveTokens, makeLeaveTokens(settings.SECRET)),
    plug(linkTokens, makeLinkTokens(settings.SECRET)),
    plug(campaignPost, {
      mailer: openBulkMailer(settings, simulated.messages),
      perSecond: settings.NEWSLETTER_PER_SECOND,
    }),
    plug(adReceivers, openReceivers(settings, simulated.adverts, log)),
    plug(cartSigner, makeCartSigner(settings.SECRET)),
    plug(gateways, gatherGateways(openGateways(settings, simulated, log))),
    plug(couriers, gatherCouriers(openCouriers(settings, simulated, log))),
  ]
}

/** Where answers by mail come in; null where the settings name no inbox and none is simulated. */
function openInbox(settings: Settings, { inbox }: Simulated): ReplyAddresses | null {
  const { REPLY_INBOX: address, MAILGUN_SIGNING_KEY: signingKey, SECRET, SECRET_BEFORE, MAIL_FROM: from } = settings
  const given = address === '' ? inbox : { address, signingKey }
  if (given === null) return null
  return makeReplyAddresses({
    inbox: given.address,
    signingKey: given.signingKey,
    secrets: [SECRET, ...SECRET_BEFORE],
    from,
  })
}

// In development, the demo's shops are on this machine.
function reachable(settings: Settings, simulated: Simulated): AllowedHosts {
  return new Set([...settings.READER_ALLOW_HOSTS, ...simulated.allow])
}

function makeFetcher(settings: Settings, simulated: Simulated, log: Logger): PageFetcher {
  const allow = reachable(settings, simulated)
  const fetcher = makePageFetcher({ allow })
  const account = settings.ZYTE_API_KEY
    ? { host: settings.ZYTE_BASE_URL, key: settings.ZYTE_API_KEY }
    : simulated.productData
  if (!account) return fetcher
  const alarm = (fault: object) => log.error({ fault }, 'Zyte does not take our key')
  const limits = { deadlineMs: settings.ZYTE_DEADLINE_SECONDS * 1000, callsPerDay: settings.ZYTE_CALLS_PER_DAY }
  return { ...fetcher, provider: zyteProvider({ ...account, ...limits, allow, alarm }) }
}

// If two serve one method, the first is used. A gateway without an account does not exist.
function openGateways(settings: Settings, { paymob, fawry }: Simulated, log: Logger): readonly PaymentGateway[] {
  const alarm = (company: string) => (fault: object) => log.fatal({ fault }, `${company} does not take our keys`)
  const accounts = paymobAccounts(settings, paymob)
  const fawryHere = fawryAccount(settings) ?? fawry
  return [paymobGateway(accounts, alarm('Paymob')), ...(fawryHere ? [fawryGateway(fawryHere, alarm('Fawry'))] : [])]
}

const none = { host: '', secretKey: '', publicKey: '', hmacSecret: '', apiKey: '', cardIntegrationId: 0 }

/** The Paymob accounts that the settings name; a site without one is paid at the simulator, where there is one. */
function paymobAccounts(settings: Settings, simulated: PaymobAccounts | null): PaymobAccounts {
  return bySite((site) => {
    const of = `PAYMOB_${codeOf(site)}` as const
    const host = sites[site].paymob ? settings[`${of}_BASE_URL`] : ''
    if (!host) return simulated?.[site] ?? none
    return {
      host,
      secretKey: settings[`${of}_SECRET_KEY`],
      publicKey: settings[`${of}_PUBLIC_KEY`],
      hmacSecret: settings[`${of}_HMAC_SECRET`],
      apiKey: settings[`${of}_API_KEY`],
      cardIntegrationId: settings[`${of}_CARD_INTEGRATION`],
      savedCardIntegrationId: settings[`${of}_SAVED_CARD_INTEGRATION`],
      // Only a site where wallets are taken has this setting.
      walletIntegrationId: settings[`${of}_WALLET_INTEGRATION`] ?? 0,
    }
  })
}

/** The FawryPay account that the settings name, or null. */
function fawryAccount(settings: Settings): FawryAccount | null {
  if (settings.FAWRY_BASE_URL === '') return null
  const spellings = {
    ...usualPageMethods,
    fawryCreditCard: settings.FAWRY_CARD_METHOD,
    fawryCreditCardInstalment: settings.FAWRY_INSTALMENT_METHOD,
    valu: settings.FAWRY_VALU_METHOD,
  }
  return {
    host: settings.FAWRY_BASE_URL,
    merchantCode: settings.FAWRY_MERCHANT_CODE,
    secureKey: settings.FAWRY_SECURE_KEY,
    pageMethods: Object.fromEntries(Object.entries(spellings).filter(([, spelled]) => spelled !== 'none')),
  }
}

/** The sources in the settings; in development, the others are simulated. The peg needs no source. */
function openRateSources(settings: Settings, { rates }: Simulated): RateSources {
  const at = <Source>(host: string, open: (source: { readonly host: string }) => Source): readonly Source[] => {
    const there = host || rates
    return there ? [open({ host: there })] : []
  }
  const home = {
    cbe: at(settings.CBE_BASE_URL, cbeSource),
    cbuae: at(settings.CBUAE_BASE_URL, cbuaeSource),
    peg: [pegSource],
  }
  return {
    ...bySite((site) => sites[site].rateSources.flatMap((name) => home[name])),
    crosses: [...at(settings.ECB_BASE_URL, ecbSource), ...at(settings.ER_API_BASE_URL, erApiSource)],
  }
}

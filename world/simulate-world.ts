import { join } from 'node:path'
import { usualPageMethods } from '#money/payments/fawry/account.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { Simulation } from '#program/simulated.ts'

/**
 * Starts simulated shops and companies on this machine for those that the settings do not name. Never in production.
 */
export async function simulateWorld(settings: Settings): Promise<Simulation> {
  const { startDevShops } = await import('./shops/start-dev-shops.ts')
  const { providerPages } = await import('./shops/links.ts')
  const { startRatesSimulator } = await import('./simulators/rates/start-rates-simulator.ts')
  const { startZyteSimulator } = await import('./simulators/zyte/start-zyte-simulator.ts')
  const shops = await startDevShops(settings.DEV_SHOPS_PORT || settings.PORT + 2)
  const productData = await startZyteSimulator({ key: 'zyte-simulator', pages: providerPages(shops.port) })
  const rates = await startRatesSimulator()
  const paymob = await simulatePaymob(settings)
  const fawry = await simulateFawry(settings)
  const bosta = await simulateBosta(settings)
  const messages = await simulateMessages(settings)
  const mails = await simulateMails(settings)
  const push = await simulatePush(settings)
  const adverts = await simulateAdverts()
  return {
    simulated: {
      allow: [...shops.hosts],
      stores: shops.stores,
      productData: { host: productData.url, key: 'zyte-simulator' },
      rates: rates.url,
      paymob: paymob.accounts,
      fawry: fawry.account,
      bosta: bosta.account,
      messages: { ...messages.accounts, push: push.account },
      inbox: mails.inbox,
      adverts: adverts.accounts,
    },
    shown: [
      `Paymob simulator: ${paymob.url}`,
      `Fawry simulator: ${fawry.url}, pay a code at ${fawry.url}/atfawry/point`,
      `Bosta simulator, where parcels are pushed along: ${bosta.page}`,
      `Phones, where SMS and WhatsApp arrive: ${messages.page}`,
      `Mail company, where a mail of ours is answered: ${mails.page}`,
      `Push service of simulated browsers: ${push.url}/_control/messages`,
      `Companies of adverts, what they were told: ${adverts.url}/_control/events`,
      `Exchange rates simulator: ${rates.url}/_control, e.g. curl -d 'source=cbe&mood=jump'`,
      `Feeds of the shops, also spoiled: http://harbor-goods.localhost:${shops.port}/feeds/google.xml?mood=half`,
      `Links to paste, e.g. ${shops.links[0]?.url}`,
    ],
    close: async () => {
      await paymob.close()
      await fawry.close()
      await bosta.close()
      await messages.close()
      await mails.close()
      await push.close()
      await adverts.close()
      await rates.close()
      await productData.close()
      await shops.close()
    },
  }
}

async function simulatePaymob(settings: Settings) {
  const { startPaymobSimulator } = await import('./simulators/paymob/start-simulator.ts')
  const keys = {
    secretKey: 'sk_test_simulator',
    publicKey: 'pk_test_simulator',
    hmacSecret: 'simulator-hmac-secret',
    apiKey: 'simulator-api-key',
  }
  const { url, close } = await startPaymobSimulator({
    ...keys,
    port: settings.PAYMOB_SIMULATOR_PORT || settings.PORT + 1,
    integrations: { EGP: 1001, AED: 2001, wallet: 1002, saved: { EGP: 1003, AED: 2003 } },
    callbackUrl: callbackUrl(settings, 'paymob'),
  })
  const account = { ...keys, host: url }
  const accounts = {
    eg: { ...account, cardIntegrationId: 1001, walletIntegrationId: 1002, savedCardIntegrationId: 1003 },
    ae: { ...account, cardIntegrationId: 2001, savedCardIntegrationId: 2003 },
  }
  return { url, close, accounts }
}

async function simulateAdverts() {
  const { startAdvertSimulator } = await import('./simulators/adverts/start-simulator.ts')
  return startAdvertSimulator()
}

async function simulateMails(settings: Settings) {
  const { startMailSimulator } = await import('./simulators/mails/start-simulator.ts')
  const signingKey = 'simulator-signing-key'
  const port = settings.MAIL_SIMULATOR_PORT || settings.PORT + 6
  const routeUrl = `http://localhost:${settings.PORT}/api/tickets/mails`
  const { page, close } = await startMailSimulator({ port, signingKey, routeUrl })
  return { page, close, inbox: { address: 'reply@in.marsa.localhost', signingKey } }
}

async function simulateFawry(settings: Settings) {
  const { startFawrySimulator } = await import('./simulators/fawry/start-simulator.ts')
  const keys = { merchantCode: 'sim+code==', secureKey: 'simulator-secure-key' }
  const port = settings.FAWRY_SIMULATOR_PORT || settings.PORT + 3
  const { url, close } = await startFawrySimulator({ ...keys, port, callbackUrl: callbackUrl(settings, 'fawry') })
  return { url, close, account: { ...keys, host: url, pageMethods: usualPageMethods } }
}

async function simulateBosta(settings: Settings) {
  const { startBostaSimulator } = await import('./simulators/bosta/start-simulator.ts')
  const apiKey = 'bosta-simulator-key'
  const { url, page, close } = await startBostaSimulator({
    apiKey,
    port: settings.BOSTA_SIMULATOR_PORT || settings.PORT + 4,
    // A parcel must survive a restart of the shop, as in reality.
    file: join(settings.dataDirectory, 'bosta-simulator.json'),
  })
  return { page, close, account: { host: url, apiKey, newsSecret: 'bosta-simulator-news' } }
}

async function simulateMessages(settings: Settings) {
  const { startMessagesSimulator } = await import('./simulators/messages/start-simulator.ts')
  return startMessagesSimulator({
    port: settings.MESSAGES_SIMULATOR_PORT || settings.PORT + 5,
    shop: `http://localhost:${settings.PORT}`,
    smsMisr: { username: 'marsa', password: 'sms-misr-simulator', sender: 'sender-token' },
    twilio: { accountSid: `AC${'0'.repeat(32)}`, authToken: 'twilio-simulator-token' },
    whatsapp: {
      phoneNumberId: '100000000000001',
      token: 'whatsapp-simulator-token',
      appSecret: 'whatsapp-simulator-secret',
      verifyToken: 'whatsapp-simulator-verify',
    },
  })
}

// A key pair that everybody knows: a browser on this machine may subscribe with it, too.
const publicKey = 'BAIX5hfwtkQ5KCePlpmeaaI6TywVK99tbN9m5bgCgtTtGUp968uXcS0t2jyoWqh2Wlb0X8dYWZZS8ol8ZTBuV5Q'
const privateKey = 'ERERERERERERERERERERERERERERERERERERERERERE'

async function simulatePush(settings: Settings) {
  const { startPushSimulator } = await import('./simulators/push/start-push-simulator.ts')
  const { url, host, close } = await startPushSimulator({
    port: settings.PUSH_SIMULATOR_PORT || settings.PORT + 7,
    publicKey,
  })
  const keys = { publicKey, privateKey, subject: 'mailto:push@marsa.localhost' }
  return { url, close, account: { keys, simulated: [host] } }
}

function callbackUrl({ PORT }: Settings, provider: string): string {
  return `http://localhost:${PORT}/api/payment/callbacks/${provider}`
}

import type { BostaAccount } from '#fulfilment/couriers/bosta/account.ts'
import type { FawryAccount } from '#money/payments/fawry/account.ts'
import type { PaymobAccounts } from '#money/payments/paymob/account.ts'
import type { Settings } from '#platform/settings/settings.ts'

/** The Paymob accounts that the settings name; a site without one is paid at the simulator, where there is one. */
export function paymobAccounts(settings: Settings, simulated: PaymobAccounts | null): PaymobAccounts {
  const account = (site: 'EG' | 'AE') => ({
    host: settings[`PAYMOB_${site}_BASE_URL`],
    secretKey: settings[`PAYMOB_${site}_SECRET_KEY`],
    publicKey: settings[`PAYMOB_${site}_PUBLIC_KEY`],
    hmacSecret: settings[`PAYMOB_${site}_HMAC_SECRET`],
    apiKey: settings[`PAYMOB_${site}_API_KEY`],
    cardIntegrationId: settings[`PAYMOB_${site}_CARD_INTEGRATION`],
    walletIntegrationId: site === 'EG' ? settings.PAYMOB_EG_WALLET_INTEGRATION : 0,
  })
  const [eg, ae] = [account('EG'), account('AE')]
  return { eg: eg.host || !simulated ? eg : simulated.eg, ae: ae.host || !simulated ? ae : simulated.ae }
}

/** The FawryPay account that the settings name, or null. */
export function fawryAccount(settings: Settings): FawryAccount | null {
  if (settings.FAWRY_BASE_URL === '') return null
  const spellings = {
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

/** The Bosta account that the settings name, or null. */
export function bostaAccount(settings: Settings): BostaAccount | null {
  if (settings.BOSTA_BASE_URL === '') return null
  return {
    host: settings.BOSTA_BASE_URL,
    apiKey: settings.BOSTA_API_KEY,
    newsSecret: settings.BOSTA_NEWS_SECRET,
    pickupLocation: settings.BOSTA_PICKUP_LOCATION,
  }
}

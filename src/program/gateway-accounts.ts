import { type FawryAccount, usualPageMethods } from '#money/payments/fawry/account.ts'
import type { PaymobAccounts } from '#money/payments/paymob/account.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { codeOf } from '#platform/settings/site-settings.ts'
import { bySite, sites } from '#sites/sites.ts'

const none = { host: '', secretKey: '', publicKey: '', hmacSecret: '', apiKey: '', cardIntegrationId: 0 }

/** The Paymob accounts that the settings name; a site without one is paid at the simulator, where there is one. */
export function paymobAccounts(settings: Settings, simulated: PaymobAccounts | null): PaymobAccounts {
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
      // Only a site where wallets are taken has this setting.
      walletIntegrationId: settings[`${of}_WALLET_INTEGRATION`] ?? 0,
    }
  })
}

/** The FawryPay account that the settings name, or null. */
export function fawryAccount(settings: Settings): FawryAccount | null {
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

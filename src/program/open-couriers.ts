import type { Logger } from 'pino'
import type { BostaAccount } from '#fulfilment/couriers/bosta/account.ts'
import { bostaCourier } from '#fulfilment/couriers/bosta/bosta-courier.ts'
import type { Courier } from '#fulfilment/couriers/courier.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { Simulated } from './simulated.ts'

/** The shipping companies in the settings; in development, the others are simulated. */
export function openCouriers(settings: Settings, { bosta }: Simulated, log: Logger): readonly Courier[] {
  const account = bostaAccount(settings) ?? bosta
  return account ? [bostaCourier(account, (fault) => log.fatal({ fault }, 'Bosta does not take our key'))] : []
}

function bostaAccount(settings: Settings): BostaAccount | null {
  if (settings.BOSTA_BASE_URL === '') return null
  return {
    host: settings.BOSTA_BASE_URL,
    apiKey: settings.BOSTA_API_KEY,
    newsSecret: settings.BOSTA_NEWS_SECRET,
    pickupLocation: settings.BOSTA_PICKUP_LOCATION,
  }
}

import type { Visit } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { featureSwitch } from '#platform/settings/changeable/setting.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { ProductProvider } from './product-provider.ts'

const DAY = 86_400

/** Whether the paid service may be asked at all; what needs no service is read on. */
export const providerSwitch = featureSwitch('readingByProvider')

/**
 * Takes one of the day's calls, counted in the database for all servers; false if none are left. One customer, or one
 * address of guests, gets a tenth of the day's calls, all guests together half: nobody can use up the calls of all
 * others.
 */
export async function spendProviderCall(
  visit: Pick<Visit, 'write'> & Partial<Pick<Visit, 'ip'>>,
  { name, callsPerDay }: ProductProvider,
): Promise<boolean> {
  if (callsPerDay <= 0) return false
  try {
    // All counters in one transaction: a call that one limit refuses counts for none.
    return await visit.write(async (work) => {
      if (!settingOf(providerSwitch, work).on) return false
      const { kind, id } = work.who
      const [own, guests, all] = [`provider:${name}:${id ?? visit.ip}`, `provider:${name}:guests`, `provider:${name}`]
      if (kind === 'customer' || kind === 'guest') await limitRate(work, own, Math.ceil(callsPerDay / 10), DAY)
      if (kind === 'guest') await limitRate(work, guests, Math.ceil(callsPerDay / 2), DAY)
      await limitRate(work, all, callsPerDay, DAY)
      return true
    })
  } catch (error) {
    if (isRefusal(error) && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

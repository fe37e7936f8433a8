import { limitRate } from '#platform/limit-rate.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import type { ProductProvider } from './product-provider.ts'

const DAY = 86_400

/** Takes one call of the day's, counted in the database over all servers; false when the day's calls are spent. */
export async function spendProviderCall(visit: Pick<Visit, 'write'>, provider: ProductProvider): Promise<boolean> {
  if (provider.callsPerDay <= 0) return false
  try {
    await visit.write((work) => limitRate(work, `provider:${provider.name}`, provider.callsPerDay, DAY))
    return true
  } catch (error) {
    if (isRefusal(error) && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

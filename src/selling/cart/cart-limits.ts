import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { setting } from '#platform/settings/changeable/setting.ts'
import type { Work } from '#platform/work/work.ts'

/** A guest's cart stands in cookies, which hold no more than this, whatever is set. */
export const mostGuestItems = 40

/** The most items in a customer's cart on the server, and in a guest's browser; what is kept for later counts too. */
export const cartLimit = setting({
  name: 'cart',
  fields: {
    customer: { kind: 'count', least: 10, most: 200 },
    guest: { kind: 'count', least: 5, most: mostGuestItems },
  },
  usual: () => ({ customer: 100, guest: 30 }),
})

export function cartLimits(at: Pick<Work, 'site' | 'now'>) {
  return settingOf(cartLimit, at)
}

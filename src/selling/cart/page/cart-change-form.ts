import { z } from 'zod'
import { requireKnownDeed } from '#platform/work/do-deed.ts'
import { no } from '#platform/work/refusal.ts'
import type { CartChange } from '#selling/cart/apply-change.ts'

const id = z.string().min(1).max(40)
const changeForm = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('quantity'),
    itemId: id,
    quantity: z.coerce.number().int().min(1).max(99),
    version: z.coerce.number().int().optional(),
  }),
  z.object({ do: z.literal('remove'), itemId: id }),
  z.object({ do: z.literal('save'), itemId: id }),
  z.object({ do: z.literal('unsave'), itemId: id }),
  z.object({ do: z.literal('applyCoupon'), code: z.string().trim().max(60) }),
  z.object({ do: z.literal('removeCoupon') }),
  z.object({ do: z.literal('letPackageGo') }),
])

/**
 * Turns the small forms of the cart page into a change. They have no free text but the code, so an invalid one is a
 * fault.
 */
export function readCartChange(posted: FormData): CartChange {
  requireKnownDeed(changeForm, Object.fromEntries(posted))
  const parsed = changeForm.safeParse(Object.fromEntries(posted))
  if (!parsed.success) throw no.INVALID_INPUT()
  const { data } = parsed
  if (data.do === 'quantity') {
    const { itemId, quantity, version } = data
    return { kind: 'edit', itemId, changes: { quantity }, ...(version !== undefined && { version }) }
  }
  if (data.do === 'remove' || data.do === 'save' || data.do === 'unsave') return { kind: data.do, itemId: data.itemId }
  if (data.do === 'applyCoupon') return { kind: 'applyCoupon', code: data.code }
  return { kind: data.do }
}

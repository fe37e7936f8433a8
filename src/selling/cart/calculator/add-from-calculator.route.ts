import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { keepDraft } from '#selling/cart/adding/keep-draft.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { readCalculation } from './calculation.ts'

/**
 * Moves a line of the calculator towards the cart: the item form opens with the typed values; the coupon comes along.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const posted = await request.formData()
  const fields = [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const calculation = readCalculation(new URLSearchParams(fields))
  const item = calculation.items[Number(posted.get('item') ?? 0)]
  if (!item) throw data(null, { status: 404 })
  const { store: _, ...typed } = item
  const draft = await visit.write((work) => keepDraft(work, { ...typed, quantity: typed.quantity || '1' }))
  return redirect(`/${visit.locale}/cart/add?draft=${draft}`, {
    headers: withCookies(await withCoupon(visit, calculation.coupon)),
  })
}

async function withCoupon(visit: ReturnType<typeof visitOf>, code: string): Promise<readonly string[]> {
  if (code === '') return []
  try {
    return await changeCart(visit, { kind: 'bringCoupon', code })
  } catch (error) {
    // A code that is not valid is left behind: the calculator has already said so.
    if (!isRefusal(error)) throw error
    return []
  }
}

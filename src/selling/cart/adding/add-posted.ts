import { data, redirect } from 'react-router'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { similarItem } from '#selling/cart/similar-item.ts'
import type { AddItemAnswer } from './add-notices.tsx'
import { askChoices } from './ask-choices.ts'
import { costDraft } from './cost-draft.ts'
import { itemForm } from './item-form.ts'
import { keepDraft } from './keep-draft.ts'

/** Adds the goods of an item form as it was sent and leads to the cart, or answers what is missing, refused or there already. */
export async function addPosted(visit: Visit, posted: FormData, typed: Readonly<Record<string, string>>) {
  const home = `/${visit.locale}`
  const parsed = parseFields(posted, itemForm, visit.locale)
  const asked = parsed.ok ? await askChoices(visit, parsed.values) : parsed.errors
  if (!parsed.ok || asked) {
    const cost = await costDraft(visit, typed)
    return data<AddItemAnswer>({ errors: asked ?? {}, typed, signInTo: null, similar: null, cost }, 422)
  }
  try {
    const change = { kind: 'add', fields: parsed.values, key: typed.key ?? '' } as const
    const cookies = await changeCart(visit, change)
    return redirect(`${home}/cart?said=added`, { headers: withCookies(cookies) })
  } catch (error) {
    const { status, code, errors } = refusedForm(error, visit.locale)
    const signInTo = code === 'GUEST_CART_FULL' ? await signInLink(visit, typed, home) : null
    const similar = code === 'SIMILAR_ITEM' ? similarItem(error, typed) : null
    return data<AddItemAnswer>({ errors, typed, signInTo, similar, cost: await costDraft(visit, typed) }, status)
  }
}

async function signInLink(visit: Visit, typed: Readonly<Record<string, string>>, home: string): Promise<string> {
  const draft = await visit.write((work) => keepDraft(work, typed))
  return `${home}/auth/signin?backUrl=${encodeURIComponent(`${home}/cart/add?draft=${draft}`)}`
}

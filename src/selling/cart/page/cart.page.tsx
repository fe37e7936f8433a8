import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { reloadAfterRefusal } from '#platform/http/pages/reload-after-refusal.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { PasteLink } from '#selling/cart/adding/paste-link.tsx'
import { changeCart } from '#selling/cart/change-cart.ts'
import { m } from '#words/messages.js'
import { readCartChange } from './cart-change-form.ts'
import { CartItems } from './cart-items.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { LimitNotices } from './limit-notice.tsx'
import { loadCart } from './load-cart.ts'
import { makeQuietAsk } from './quiet-ask.ts'
import { withCookies } from './with-cookies.ts'

// The page brings its own total to the bottom of a phone.
export const handle = { frame: { width: 'wide', bottom: false, search: false } }

export const shouldRevalidate = reloadAfterRefusal

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { searchParams } = new URL(request.url)
  const link = searchParams.get('link')
  if (link) return redirect(`/${visit.locale}/cart/add?link=${encodeURIComponent(link)}`)
  const { cookies, ...loaded } = await loadCart(visit)
  // The header counts from the browser's cookie, which this answer empties: ask once more without it.
  if (cookies.length > 0) return redirect(`/${visit.locale}/cart`, { headers: withCookies(cookies) })
  return { ...loaded, said: searchParams.get('said') }
}

// In the browser: a guest's cart is calculated 100 ms after the last change, a customer's at once.
const guestPauseMs = 100
const calculation = makeQuietAsk(guestPauseMs)

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return calculation.ask(() => serverLoader<typeof loader>())
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const posted = await request.formData()
  const change = readCartChange(posted)
  try {
    const headers = withCookies(await changeCart(visit, change))
    // A script asks again by itself; a form needs the cart as it is after the cookie was set.
    if (posted.get('quiet') === '1') return data(null, { headers })
    const said = change.kind === 'remove' ? '?said=removed' : ''
    return redirect(safeBackUrl(String(posted.get('back') ?? ''), `/${visit.locale}/cart${said}`), { headers })
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data({ kind: change.kind, errors, code: String(posted.get('code') ?? '') }, status)
  }
}

export default function CartPage() {
  const { view, limits, locale, site, isGuest, syncFailure, said } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const home = `/${locale}`
  const isEmpty = view.items.length === 0
  // The field of the code is there where there are goods and no coupon yet; without it the reason is said above.
  const isAtField = answer?.kind === 'applyCoupon' && !isEmpty && view.coupon === null
  return (
    <div className="contents" onSubmitCapture={isGuest ? calculation.noteChange : undefined}>
      <PageTitle>{m.cart_title()}</PageTitle>
      <PageHeading title={m.cart_title()} aside={isEmpty ? undefined : m.cart_count({ count: view.items.length })} />
      <CartNotices
        home={home}
        said={said}
        waiting={view.items.find(({ id }) => id === view.incomplete) ?? null}
        locale={locale}
        syncFailure={syncFailure}
        problem={isAtField ? null : answer}
      />
      <LimitNotices limits={limits} locale={locale} site={site} />
      {isEmpty ? (
        <EmptyCart home={home} locale={locale} site={site} />
      ) : (
        <Columns
          main={
            <div className="flex flex-col gap-5">
              <PasteLink home={home} quiet />
              <CartItems home={home} items={view.items} locale={locale} delay={isGuest ? guestPauseMs : 0} />
            </div>
          }
          side={<CartSummary home={home} view={view} locale={locale} refused={isAtField ? answer : null} />}
        />
      )}
      {!isEmpty && <CartBar home={home} view={view} locale={locale} />}
    </div>
  )
}

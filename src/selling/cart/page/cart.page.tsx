import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
} from 'react-router'
import { storesToName } from '#catalog/stores/stores-to-name.ts'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { reloadAfterRefusal } from '#platform/http/pages/reload-after-refusal.ts'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { galleryPicture } from '#platform/ui/show/picture-address.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { PasteLink } from '#selling/cart/adding/paste-link.tsx'
import { changeCart } from '#selling/cart/change-cart.ts'
import { SavedList } from '#selling/cart/saved/saved-list.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readCartChange } from './cart-change-form.ts'
import { CartNotices } from './cart-notices.tsx'
import { CartRow } from './cart-row.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { type CartLimit, loadCart } from './load-cart.ts'
import { PackageSuggestion } from './package-suggestion.tsx'
import { makeQuietAsk } from './quiet-ask.ts'
import type { CartItemView } from './read-cart-view.ts'
import { withCookies } from './with-cookies.ts'

// The page has its own bottom bar on a phone.
export const handle = { frame: { width: 'wide', bottom: false, search: false } }

export const shouldRevalidate = reloadAfterRefusal

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { searchParams } = new URL(request.url)
  const link = searchParams.get('link')
  if (link) return redirect(`/${visit.locale}/cart/add?link=${encodeURIComponent(link)}`)
  const { cookies, ...loaded } = await loadCart(visit)
  // The header counts the items in the browser's cookie, which this response empties: so the page is requested again
  // without it.
  if (cookies.length > 0) return redirect(`/${visit.locale}/cart`, { headers: withCookies(cookies) })
  const shops = loaded.view.items.length === 0 ? storesToName(visit.site) : []
  return { ...loaded, shops, said: searchParams.get('said') }
}

// In the browser: a guest's cart is calculated 100 ms after the last change, a customer's at once.
const guestPauseMs = 100
const calculation = makeQuietAsk(guestPauseMs)

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return calculation.ask(() => serverLoader<typeof loader>())
}

// What the cart says after a change; the others are seen.
const saidAfter: Readonly<Record<string, string>> = { remove: 'removed', save: 'kept', unsave: 'taken' }

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const posted = await request.formData()
  const change = readCartChange(posted)
  try {
    const headers = withCookies(await changeCart(visit, change))
    // A script requests the cart again by itself; a form needs the cart after the cookie was set.
    if (posted.get('quiet') === '1') return data(null, { headers })
    const said = change.kind in saidAfter ? `?said=${saidAfter[change.kind]}` : ''
    return redirect(safeBackUrl(String(posted.get('back') ?? ''), `/${visit.locale}/cart${said}`), { headers })
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data({ kind: change.kind, errors, code: String(posted.get('code') ?? '') }, status)
  }
}

export default function CartPage() {
  const { view, saved, limits, locale, site, isGuest, syncFailure, said, shops } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const home = `/${locale}`
  const isEmpty = view.items.length === 0
  // The field of the code is shown if there are goods and no coupon; otherwise the reason is shown above.
  const isAtField = answer?.kind === 'applyCoupon' && !isEmpty && view.coupon === null
  return (
    <div className="contents" onSubmitCapture={isGuest ? calculation.noteChange : undefined}>
      <PageTitle>{m.cart_title()}</PageTitle>
      <PageHeading
        title={m.cart_title()}
        aside={isEmpty ? undefined : m.cart_count({ count: view.items.length })}
        actions={isEmpty ? undefined : <ShareButton home={home} />}
      />
      {said === 'added' && <FlownPicture image={view.items.at(-1)?.image ?? null} />}
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
        <EmptyCart
          home={home}
          locale={locale}
          site={site}
          shops={shops}
          saved={<SavedList home={home} items={saved} locale={locale} />}
          goods={<Outlet />}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-4">
          <div className="flex min-w-0 flex-col gap-4">
            <CartItems home={home} items={view.items} locale={locale} delay={isGuest ? guestPauseMs : 0} />
            <PackageSuggestion home={home} view={view} locale={locale} />
          </div>
          <aside className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CartSummary home={home} view={view} locale={locale} refused={isAtField ? answer : null} />
          </aside>
          <div className="flex min-w-0 flex-col gap-6">
            <SavedList home={home} items={saved} locale={locale} />
            <PasteLink home={home} quiet />
          </div>
        </div>
      )}
      {!isEmpty && <CartBar home={home} view={view} locale={locale} />}
    </div>
  )
}

/** The picture of the goods just added, as their page showed it: so it is there at once. */
function FlownPicture({ image }: { readonly image: string | null }) {
  if (image === null) return null
  return <img aria-hidden="true" alt="" className="flown" width={640} height={640} {...galleryPicture(image)} />
}

/** Makes a link to these goods; the next page shows it. */
function ShareButton({ home }: { readonly home: string }) {
  return (
    <Form method="post" action={`${home}/cart/share`}>
      <SubmitButton kind="quiet" size="small" icon="share" name="do" value="share">
        {m.cart_share()}
      </SubmitButton>
    </Form>
  )
}

type CartItemsProps = {
  readonly home: string
  readonly items: readonly CartItemView[]
  readonly locale: Locale
  /** How long a change of quantity waits for the next one, in milliseconds. */
  readonly delay: number
}

function CartItems({ home, items, locale, delay }: CartItemsProps) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="sr-only">
        {m.cart_items_heading()}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((item, place) => (
          <CartRow key={item.id} home={home} item={item} locale={locale} delay={delay} place={place} />
        ))}
      </ul>
    </section>
  )
}

type LimitNoticesProps = { readonly limits: readonly CartLimit[]; readonly locale: Locale; readonly site: Site }

/** Goods above a personal import limit, with the rule and its day, before anything is paid. */
function LimitNotices({ limits, locale, site }: LimitNoticesProps) {
  const kinds = [...new Set(limits.map(({ limit }) => limit.kind))]
  return kinds.map((kind) => {
    const ofKind = limits.filter(({ limit }) => limit.kind === kind)
    const sources = new Map(ofKind.map(({ limit }) => [limit.source, limit.since]))
    return (
      <Notice key={kind} tone="warn" className="mb-5" title={m.cart_limit_title({ rule: ofKind[0]?.name ?? kind })}>
        {ofKind.map((one) => (
          <p key={one.limit.per}>{amounts(one)}</p>
        ))}
        <p>{m.cart_limit_then()}</p>
        {[...sources].map(([source, since]) => (
          <p key={source} className="text-sm text-soft">
            {m.cart_limit_since({ date: sayDay(since, locale, site) })}
            <bdi className="block">{source}</bdi>
          </p>
        ))}
      </Notice>
    )
  })
}

function amounts({ limit, has }: CartLimit): string {
  const amount = (count: number) => (limit.unit === 'grams' ? m.cart_limit_grams({ grams: count }) : String(count))
  const facts = { most: amount(limit.most), has: amount(has) }
  return limit.per === 'year' ? m.cart_limit_year(facts) : m.cart_limit_order(facts)
}

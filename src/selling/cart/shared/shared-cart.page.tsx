import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { addGoods } from '#selling/cart/add-goods.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { m } from '#words/messages.js'
import { GoodsChoice } from './goods-choice.tsx'
import { offerGoods } from './offer-goods.ts'
import { readShared } from './read-shared.ts'

export const handle = { frame: { width: 'text', search: false, bottom: false } }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { locale, site } = visit
  const found = await visit.read(async (work) => {
    const shared = await readShared(work, params.token ?? '')
    if (!shared) return null
    const offered = await offerGoods(work, shared.goods, await readVisitCart(work, visit))
    return { ...offered, at: shared.at, until: shared.until }
  })
  return data({ found, locale, site }, { status: found ? 200 : 404 })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const chosen = (await request.formData()).getAll('item').map(String)
  await visit.write((work) => limitRate(work, `add-shared:${visit.who.id ?? visit.network}`, 20, 60))
  const shared = await visit.read((work) => readShared(work, params.token ?? ''))
  if (!shared) throw data(null, { status: 404 })
  const goods = shared.goods.filter((_, place) => chosen.includes(String(place)))
  if (goods.length === 0) return data({ left: [], isEmpty: true }, 422)
  const { cookies, refusals } = await addGoods(visit, goods)
  const headers = withCookies(cookies)
  // The same goods are in the cart already: that is what was wanted.
  const left = refusals.flatMap((refusal, place) =>
    refusal && refusal.code !== 'SIMILAR_ITEM'
      ? [{ title: goods[place]?.title ?? '', why: refusalSentence(refusal.code, refusal.facts, visit.locale) }]
      : [],
  )
  if (left.length > 0) return data({ left, isEmpty: false }, { headers, status: 409 })
  return redirect(`/${visit.locale}/cart?said=goods`, { headers })
}

export default function SharedCartPage() {
  const { found, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const home = `/${locale}`
  if (!found) {
    return (
      <>
        <PageTitle>{m.cart_shared_over()}</PageTitle>
        <EmptyState
          level={1}
          drawing="cart"
          title={m.cart_shared_over()}
          text={m.cart_shared_over_text()}
          action={
            <ButtonLink to={home} kind="primary">
              {m.cart_shared_home()}
            </ButtonLink>
          }
        />
      </>
    )
  }
  const add = (
    <SubmitButton size="large" form="goods">
      {m.cart_shared_add()}
    </SubmitButton>
  )
  const total = found.total && <Amount money={found.total} locale={locale} />
  return (
    <>
      <PageTitle>{m.cart_shared_title()}</PageTitle>
      <PageHeading
        title={m.cart_shared_title()}
        aside={m.cart_count({ count: found.items.length })}
        lead={m.cart_shared_lead({ day: sayDay(found.at, locale, site) })}
      />
      {answer && (
        <Notice tone={answer.isEmpty ? 'bad' : 'warn'} role="alert" className="mb-5">
          {answer.isEmpty ? (
            m.cart_goods_none_chosen()
          ) : (
            <>
              <p>{m.cart_goods_some_left()}</p>
              <ul>
                {answer.left.map(({ title, why }) => (
                  <li key={title}>
                    <bdi>{title}</bdi>: {why}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      <Form id="goods" method="post">
        <GoodsChoice items={found.items} locale={locale} />
      </Form>
      {total && (
        <div className="mt-5 flex items-center justify-between gap-4 border-t-2 border-ink pt-3 max-lg:hidden">
          <p>
            <span className="block text-sm text-soft">{m.cart_shared_total()}</span>
            <strong className="text-2xl font-semibold">{total}</strong>
          </p>
          {add}
        </div>
      )}
      {total && (
        <StickyBar label={m.cart_shared_total()} amount={total}>
          {add}
        </StickyBar>
      )}
    </>
  )
}

import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { GoodsChoice } from '#selling/cart/shared/goods-choice.tsx'
import { offerGoods } from '#selling/cart/shared/offer-goods.ts'
import { orderAgain } from '#selling/orders/again/order-again.ts'
import { readOrderGoods } from '#selling/orders/again/read-order-goods.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  const found = await foundPage(
    visit.read(async (work) => {
      const { goods, placedAt } = await readOrderGoods(work, number)
      return { ...(await offerGoods(work, goods, await readCart(work))), placedAt }
    }),
  )
  return { ...found, number, locale: visit.locale, site: visit.site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const posted = await request.formData()
  const chosen = posted.getAll('item').map(Number)
  // The order's own page asks for all of it.
  const isAll = posted.has('all')
  if (chosen.length === 0 && !isAll) return data({ isEmpty: true, told: [] }, 422)
  const again = await orderAgain(visit, params.number ?? '', isAll ? {} : { places: chosen })
  const isPlain = again.every(
    ({ refusal, isPriceOfNow }) => (refusal === null && isPriceOfNow) || refusal?.code === 'SIMILAR_ITEM',
  )
  if (isPlain) return redirect(`/${visit.locale}/cart?said=goods`)
  const told = again.map(({ title, refusal, isPriceOfNow }) => ({
    title,
    refused: refusal && refusalSentence(refusal.code, refusal.facts, visit.locale),
    isPriceOfNow,
  }))
  return data({ isEmpty: false, told })
}

export default function AgainPage() {
  const { items, total, placedAt, number, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const home = `/${locale}`
  const day = sayDay(placedAt, locale, site)
  return (
    <>
      <PageTitle>{m.account_again_title()}</PageTitle>
      <PageHeading
        title={m.account_again_title()}
        back={{ to: `${home}/account/orders/${number}`, text: m.account_order_title({ number: isolateLtr(number) }) }}
        lead={m.account_again_lead({ day })}
      />
      {answer?.isEmpty && (
        <Notice tone="bad" role="alert" className="mb-5">
          {m.cart_goods_none_chosen()}
        </Notice>
      )}
      {answer && !answer.isEmpty && (
        <Notice
          tone="warn"
          role="status"
          className="mb-5"
          title={m.account_again_told()}
          action={
            <ButtonLink to={`${home}/cart`} kind="primary">
              {m.account_to_cart()}
            </ButtonLink>
          }
        >
          <ul className="flex flex-col gap-1">
            {answer.told.map(({ title, refused, isPriceOfNow }) => (
              <li key={title}>
                <bdi>{title}</bdi>:{' '}
                {refused ?? (isPriceOfNow ? m.account_again_now() : m.account_again_before({ day }))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Form method="post" className="flex flex-col gap-5">
        <GoodsChoice items={items} locale={locale} />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-ink pt-3">
          {total && (
            <p>
              <span className="block text-sm text-soft">{m.cart_shared_total()}</span>
              <Amount money={total} locale={locale} className="text-2xl font-semibold" />
            </p>
          )}
          <SubmitButton size="large">{m.cart_shared_add()}</SubmitButton>
        </div>
      </Form>
    </>
  )
}

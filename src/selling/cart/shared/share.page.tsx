import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { ShareLink } from '#selling/cart/share-link.tsx'
import { m } from '#words/messages.js'
import { readOwnShared } from './read-shared.ts'
import { endShared, shareCart } from './share-cart.ts'
import { shareOwner } from './share-owner.ts'

export const handle = { frame: { width: 'text', search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const own = await visit.read((work) => readOwnShared(work, shareOwner(visit)))
  return {
    links: own.map(({ token, goods, until }) => ({
      token,
      link: `${visit.origin}/${visit.locale}/cart/shared/${token}`,
      count: goods.length,
      pictures: goods.slice(0, 4).map(({ image }) => ({ image })),
      until,
    })),
    fresh: new URL(request.url).searchParams.get('new'),
    locale: visit.locale,
    site: visit.site,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const page = `/${visit.locale}/cart/share`
  return doDeed(await request.formData(), {
    share: async () => {
      try {
        const { token, cookies } = await shareCart(visit)
        return redirect(`${page}?new=${token}`, { headers: withCookies(cookies) })
      } catch (error) {
        const { status, errors } = refusedForm(error, visit.locale)
        return data({ errors }, status)
      }
    },
    end: async (token: string) => {
      await endShared(visit, token)
      return redirect(`${page}?done=ended`)
    },
  })
}

export default function SharePage() {
  const { links, fresh, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const home = `/${locale}`
  const problem = answer && 'errors' in answer ? Object.values(answer.errors).join(' ') : ''
  return (
    <>
      <PageTitle>{m.cart_share_title()}</PageTitle>
      <PageHeading
        title={m.cart_share_title()}
        back={{ to: `${home}/cart`, text: m.cart_back() }}
        lead={m.cart_share_lead()}
      />
      {problem && (
        <Notice tone="bad" role="alert" className="mb-5">
          {problem}
        </Notice>
      )}
      {links.length === 0 ? (
        <EmptyState
          drawing="cart"
          title={m.cart_share_none()}
          action={<ButtonLink to={`${home}/cart`}>{m.cart_deals_to_cart()}</ButtonLink>}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {links.map(({ token, link, count, pictures, until }) => (
            <Card key={token} as="li" className={token === fresh ? 'border-sea' : undefined}>
              <div className="mb-3 flex flex-wrap items-center gap-3">
                <span className="flex -space-x-3">
                  {pictures.map(({ image }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no names; each is its place
                    <ProductThumb key={place} src={image} alt="" size={48} />
                  ))}
                </span>
                <p>
                  <strong className="block font-semibold">{m.cart_count({ count })}</strong>
                  <span className="text-sm text-soft">{m.cart_share_until({ day: sayDay(until, locale, site) })}</span>
                </p>
                <Form method="post" className="ms-auto">
                  <SubmitButton kind="quiet" name="do" value={`end:${token}`}>
                    {m.cart_share_end()}
                  </SubmitButton>
                </Form>
              </div>
              <ShareLink link={link} label={m.cart_share_link()} title={m.cart_share_said()} />
            </Card>
          ))}
        </ul>
      )}
    </>
  )
}

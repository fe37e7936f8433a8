import { Form, type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Deal, readDeals } from './read-deals.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const found = await visit.read((work) => readDeals(work, visit))
  return { ...found, locale: visit.locale, site: visit.site }
}

export default function DealsPage() {
  const { deals, applied, hasCart, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  return (
    <>
      <PageTitle>{m.cart_deals_title()}</PageTitle>
      <meta name="description" content={m.cart_deals_lead()} />
      <header className="mb-6 grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <h1 className="text-2xl">{m.cart_deals_title()}</h1>
          <p className="mt-1 text-soft">{hasCart ? m.cart_deals_lead_cart() : m.cart_deals_lead()}</p>
        </div>
        <ScenePicture name="falling" tone="clay" first className="aspect-[4/3] w-full" />
      </header>
      <div className="mb-8 empty:hidden lg:mb-12">
        <Outlet />
      </div>
      {deals.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={m.cart_deals_none()}
          text={m.cart_deals_none_text()}
          action={<ButtonLink to={`${home}/packages`}>{m.cart_deals_packages()}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {deals.map((deal) => (
            <DealCard
              key={deal.code}
              deal={deal}
              home={home}
              locale={locale}
              site={site}
              hasCart={hasCart}
              isApplied={deal.code.toLowerCase() === applied?.toLowerCase()}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type DealCardProps = {
  readonly deal: Deal
  readonly home: string
  readonly locale: Locale
  readonly site: Site
  readonly hasCart: boolean
  readonly isApplied: boolean
}

/** One coupon: its code, what it gives in words, for what, until when, and its effect on the visitor's cart. */
function DealCard({ deal, home, locale, site, hasCart, isApplied }: DealCardProps) {
  const { code, gives, goods, minimum, endsAt, saving, error, isForFirstOrder, besidePackage } = deal
  const facts = [
    goods && m.cart_deals_for({ what: goods }),
    minimum,
    isForFirstOrder && m.cart_deals_first_order(),
    !besidePackage && m.cart_deals_no_package(),
    endsAt ? m.cart_deals_until({ day: isolate(sayDay(endsAt, locale, site)) }) : m.cart_deals_no_end(),
  ]
  return (
    <Card as="li" className="flex flex-col" level={2} title={gives} {...(isApplied && { aside: <Applied /> })}>
      <bdi
        dir="ltr"
        className="figures mb-3 block w-fit rounded border border-dashed border-edge bg-sunken px-3 py-1 text-lg font-semibold tracking-wider select-all"
      >
        {code}
      </bdi>
      <ul className="flex flex-col gap-1 text-sm text-soft">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      {hasCart && (
        <p className={saving ? 'mt-3 font-semibold text-ok' : 'mt-3 text-sm'}>
          {saving ? m.cart_deals_saving({ saving: isolate(formatMoney(saving, locale)) }) : error}
        </p>
      )}
      {isApplied ? (
        <ButtonLink to={`${home}/cart`} className="mt-4 self-start">
          {m.cart_deals_to_cart()}
        </ButtonLink>
      ) : (
        !error && (
          <Form method="post" action={`${home}/cart`} className="mt-4">
            <input type="hidden" name="do" value="applyCoupon" />
            <input type="hidden" name="code" value={code} />
            <SubmitButton kind="secondary">{m.cart_deals_apply()}</SubmitButton>
          </Form>
        )
      )}
    </Card>
  )
}

function Applied() {
  return <Badge tone="ok">{m.cart_deals_applied()}</Badge>
}

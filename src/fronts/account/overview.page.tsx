import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PasskeyOfferCard } from '#people/accounts/passkeys/passkey-offer-card.tsx'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { add } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { MyLookups } from '#selling/cart/lookups/my-lookups.tsx'
import { m } from '#words/messages.js'
import { ActionRows } from './orders/action-rows.tsx'
import { OrderCard } from './orders/order-card.tsx'
import { Titled } from './orders/titled.tsx'
import { readOverview } from './read-overview.ts'
import { ReadyCard } from './ready-card.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return visit.read(readOverview)
}

export default function OverviewPage() {
  const facts = useLoaderData<typeof loader>()
  const { actions, ready, orders, locale, site } = facts
  const home = `/${locale}`
  return (
    <>
      <PageTitle>{m.account_overview()}</PageTitle>
      <PageHeading
        title={m.account_hello({ name: isolate(facts.firstName) })}
        actions={
          <ButtonLink to={`${home}/account/myaccount`} icon="menu" className="lg:hidden">
            {m.account_menu()}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-8">
        {actions.length > 0 && (
          <Titled title={m.account_action_needed()}>
            <ActionRows actions={actions} home={home} locale={locale} site={site} />
          </Titled>
        )}
        {ready.length > 0 && (
          <Titled title={m.account_ready()}>
            {ready.map(({ request, qr }) => (
              <ReadyCard key={request.id} request={request} qr={qr} home={home} />
            ))}
          </Titled>
        )}
        {facts.lookups.length > 0 && (
          <Titled title={m.cart_lookups_title()}>
            <MyLookups lookups={facts.lookups} home={home} locale={locale} site={site} />
          </Titled>
        )}
        {facts.offersPasskey && <PasskeyOfferCard home={home} />}
        <Balances facts={facts} home={home} />
        <Titled
          title={m.account_recent()}
          aside={facts.orderCount > 0 && <TextLink to={`${home}/account/orders`}>{m.account_all_orders()}</TextLink>}
        >
          {orders.length === 0 ? (
            <EmptyState
              level={3}
              drawing="orders"
              title={m.account_no_orders()}
              text={m.account_no_orders_text()}
              action={
                <ButtonLink kind="primary" icon="cart" to={`${home}/cart`}>
                  {m.account_to_cart()}
                </ButtonLink>
              }
            />
          ) : (
            <ul className="flex flex-col gap-4">
              {orders.map((order) => (
                <OrderCard key={order.number} order={order} home={home} locale={locale} site={site} />
              ))}
            </ul>
          )}
        </Titled>
      </div>
    </>
  )
}

type Facts = Awaited<ReturnType<typeof readOverview>>

function Balances({ facts, home }: { readonly facts: Facts; readonly home: string }) {
  const { wallet, locale, site } = facts
  const held = add(add(wallet.holds.card, wallet.holds.cash), wallet.holds.valu)
  const to = `${home}/account/financial/wallet`
  const pack = facts.package
  return (
    <Titled title={m.account_wallet()}>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat
          label={m.account_card_money()}
          value={<Amount money={wallet.card} locale={locale} />}
          icon="card"
          to={to}
        />
        <Stat
          label={m.account_cash_money()}
          value={<Amount money={wallet.cash} locale={locale} />}
          icon="cash"
          to={to}
        />
        {held.minor > 0n && (
          <Stat label={m.account_on_hold()} value={<Amount money={held} locale={locale} />} icon="clock" to={to} />
        )}
        {pack && (
          <Stat
            label={m.account_package()}
            value={<bdi>{pack.name}</bdi>}
            note={
              pack.isUnpaid
                ? m.subscriptions_pending()
                : pack.endsAt && m.account_until({ time: sayDay(pack.endsAt, locale, site) })
            }
            icon="star"
            to={`${home}/account/subscriptions`}
          />
        )}
      </div>
    </Titled>
  )
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RefundCard } from '#money/payments/refunds/refund-card.tsx'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { Titled } from './orders/titled.tsx'
import { BalanceCards } from './wallet/balance-cards.tsx'
import { HeldMoney } from './wallet/held-money.tsx'
import { loadWallet } from './wallet/load-wallet.ts'
import { MoneyRequests } from './wallet/money-requests.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadWallet(visitOf(context), request)
}

export default function WalletPage() {
  const { wallet, held, requests, requestCount, refunds, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  const money = `${home}/account/financial`
  return (
    <>
      <PageTitle>{m.account_wallet()}</PageTitle>
      <PageHeading
        title={m.account_wallet()}
        actions={
          <>
            <ButtonLink to={`${money}/wallet/deposit`} kind="primary" icon="plus">
              {m.account_deposit()}
            </ButtonLink>
            <ButtonLink to={`${money}/wallet/withdraw`} icon="cash">
              {m.payments_withdraw_title()}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <BalanceCards wallet={wallet} locale={locale} />
        <HeldMoney held={held} home={home} locale={locale} site={site} />
        {requests.length > 0 && (
          <Titled
            title={m.account_requests_under_way()}
            aside={
              requestCount > requests.length && (
                <TextLink to={`${money}?section=requests`}>{m.account_all_requests({ count: requestCount })}</TextLink>
              )
            }
          >
            <MoneyRequests rows={requests} home={home} locale={locale} site={site} />
          </Titled>
        )}
        {refunds.length > 0 && (
          <Titled title={m.account_refunds_under_way()}>
            {refunds.map((refund) => (
              <RefundCard key={refund.id} refund={refund} home={home} locale={locale} site={site} isWithOrder />
            ))}
          </Titled>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={money} icon="receipt">
            {m.account_financial()}
          </ButtonLink>
          <ButtonLink to={`${money}/wallet/withdrawals`} icon="list">
            {m.payments_withdrawals_title()}
          </ButtonLink>
          <ButtonLink to={`${money}/refunds`} icon="refresh">
            {m.payments_refunds_title()}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

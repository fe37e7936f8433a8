import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Amount } from '#money/amount.tsx'
import { readRefunds } from '#payments/refunds/read-refunds.ts'
import { RefundCard } from '#payments/refunds/refund-card.tsx'
import { requireCustomer } from '#people/require-customer.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { MoneyRow } from '#platform/ui/money-row.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { visitOf } from '#platform/visit.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireCustomer(visit, request)
  const { locale, site } = visit
  return visit.read(async (work) => ({
    wallet: await readWallet(work, who.id),
    underWay: (await readRefunds(work, { isUnderWay: true, pageSize: 5 })).items,
    locale,
    site,
  }))
}

export default function WalletPage() {
  const { wallet, underWay, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}/account/financial`
  const balances = [
    { key: 'card', label: m.account_card_money(), note: m.account_card_money_note(), money: wallet.card },
    { key: 'cash', label: m.account_cash_money(), note: m.account_cash_money_note(), money: wallet.cash },
  ]
  const holds = [
    { key: 'hold-card', label: m.account_hold_card(), money: wallet.holds.card },
    { key: 'hold-cash', label: m.account_hold_cash(), money: wallet.holds.cash },
    { key: 'hold-valu', label: m.account_hold_valu(), money: wallet.holds.valu },
  ]
  return (
    <>
      <PageTitle>{m.account_wallet()}</PageTitle>
      <PageHeading
        title={m.account_wallet()}
        actions={
          <>
            <ButtonLink to={`${home}/wallet/deposit`} kind="primary" icon="plus">
              {m.account_deposit()}
            </ButtonLink>
            <ButtonLink to={`${home}/wallet/withdraw`} icon="cash">
              {m.payments_withdraw_title()}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          {balances.map(({ key, label, note, money }) => (
            <Card key={key} title={label} as="div">
              <Amount money={money} locale={locale} className="text-2xl font-semibold" />
              <p className="mt-1 text-sm text-soft">{note}</p>
            </Card>
          ))}
        </div>
        <Card title={m.account_on_hold()}>
          <p className="mb-2 text-sm text-soft">{m.account_on_hold_note()}</p>
          <div className="divide-y divide-line">
            {holds.map(({ key, label, money }) => (
              <MoneyRow key={key} label={label} amount={<Amount money={money} locale={locale} />} />
            ))}
          </div>
        </Card>
        {underWay.length > 0 && (
          <section aria-labelledby="refunds-under-way" className="flex flex-col gap-4">
            <h2 id="refunds-under-way" className="text-lg font-semibold">
              {m.account_refunds_under_way()}
            </h2>
            {underWay.map((refund) => (
              <RefundCard key={refund.id} refund={refund} home={`/${locale}`} locale={locale} site={site} isWithOrder />
            ))}
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={home} icon="receipt">
            {m.account_financial()}
          </ButtonLink>
          <ButtonLink to={`${home}/wallet/withdrawals`} icon="list">
            {m.payments_withdrawals_title()}
          </ButtonLink>
          <ButtonLink to={`${home}/refunds`} icon="back">
            {m.payments_refunds_title()}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

import type { Wallet } from '#money/wallet/read-wallet.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const balances = [
  { key: 'card', icon: 'card', title: m.account_card_money, note: m.account_card_money_note, edge: 'border-s-sea' },
  { key: 'cash', icon: 'cash', title: m.account_cash_money, note: m.account_cash_money_note, edge: 'border-s-ok' },
] as const

/** The two spendable balances, each with its picture, its colour and its source. */
export function BalanceCards({ wallet, locale }: { readonly wallet: Wallet; readonly locale: Locale }) {
  return (
    <section aria-labelledby="balances">
      <h2 id="balances" className="mb-3 text-xl">
        {m.account_to_spend()}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {balances.map(({ key, icon, title, note, edge }) => (
          <section
            key={key}
            className={`rounded border border-s-4 border-line bg-surface p-4 shadow-rest sm:p-5 ${edge}`}
          >
            <h3 className="flex items-center gap-2 text-base">
              <Icon name={icon} className="shrink-0 text-sea" />
              {title()}
            </h3>
            <p className="mt-2 text-2xl font-semibold">
              <Amount money={wallet[key]} locale={locale} />
            </p>
            <p className="mt-1 text-sm text-soft">{note()}</p>
          </section>
        ))}
      </div>
    </section>
  )
}

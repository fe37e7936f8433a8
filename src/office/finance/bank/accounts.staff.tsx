import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { readReconciliations, readUnseenEntries } from './read-reconciliation.ts'
import { ReconciliationCard, UnseenTable } from './reconciliation-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const accounts = await visit.read(async (work) => {
    const found = await readReconciliations(work)
    return Promise.all(found.map(async (one) => ({ ...one, entries: await readUnseenEntries(work, one.account) })))
  })
  const { locale, site } = visit
  return { accounts, locale, site }
}

export default function BankAccounts() {
  const { accounts, locale, site } = useLoaderData<typeof loader>()
  const bank = `/${locale}/ops/finance/bank`
  return (
    <>
      <FinanceHeading locale={locale} at="bank" named={m.finance_accounts()} lead={m.finance_accounts_lead()} />
      <p className="mb-3">
        <TextLink to={bank}>{m.finance_bank_lines()}</TextLink>
      </p>
      {accounts.length === 0 && <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />}
      <div className="flex flex-col gap-6">
        {accounts.map((account) => (
          <section key={account.accountId} className="flex flex-col gap-3">
            <ReconciliationCard account={account} bank={bank} locale={locale} />
            {account.entries.length > 0 && <UnseenTable entries={account.entries} locale={locale} site={site} />}
          </section>
        ))}
      </div>
    </>
  )
}

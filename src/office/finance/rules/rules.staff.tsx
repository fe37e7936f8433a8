import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { readRules } from './read-rules.ts'
import { ruleDeeds } from './rule-deeds.ts'
import { ChangeDialog, keyOf, RuleCard } from './rule-parts.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const { rules, banks } = await visit.read(async (work) => ({
    rules: await readRules(work),
    banks: await readBankAccounts(work),
  }))
  const changing = rules.find((one) => keyOf(one) === searchParams.get('change') && !one.waiting) ?? null
  const accounts = banks.map(({ id, bankName, accountNumber }) => ({
    value: id,
    text: `${bankName} · ${accountNumber}`,
  }))
  const { locale, site } = visit
  const asksProof = needsProof(visit)
  return {
    rules,
    changing,
    accounts,
    asksProof,
    done: doneText(request, 'finance_done', visit.locale),
    key: newId(),
    locale,
    site,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), ruleDeeds, 'ops/finance/rules')
}

export default function FinanceRules() {
  const { rules, changing, accounts, asksProof, done, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/rules`
  const shared = { here, accounts, formKey: key, asksProof, answer, locale, site }
  return (
    <>
      <FinanceHeading locale={locale} at="rules" lead={m.finance_rules_lead()} />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {rules.map((rule) => (
          <RuleCard key={keyOf(rule)} {...shared} rule={rule} />
        ))}
      </div>
      {changing && <ChangeDialog {...shared} rule={changing} />}
    </>
  )
}

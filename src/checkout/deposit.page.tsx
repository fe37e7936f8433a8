import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Amount } from '#money/amount.tsx'
import { currencySign } from '#money/format-money.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { newId } from '#platform/id.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { visitOf } from '#platform/visit.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { m } from '#words/messages.js'
import { depositForm, depositMoney } from './deposit-money.ts'
import { nextPath } from './submit-checkout.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireCustomer(visit, request)
  const { card } = await visit.read((work) => readWallet(work, who.id))
  return { balance: card, key: newId(), locale: visit.locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), depositForm, visit.locale, async ({ key, amount }) => {
    const { paymentId } = await visit.write((work) => depositMoney(work, { key, minor: amount }))
    return redirect(await nextPath(visit, { orderNumber: '', paymentId, isPaid: false }))
  })
}

export default function DepositPage() {
  const { balance, key, locale } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const sign = currencySign(balance.currency, locale)
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) => ({ name, text }))
  return (
    <div className="max-w-text">
      <PageTitle>{m.checkout_deposit_title()}</PageTitle>
      <PageHeading
        title={m.checkout_deposit_title()}
        lead={m.checkout_deposit_lead()}
        back={{ to: `/${locale}/account/financial/wallet`, text: m.checkout_deposit_back() }}
      />
      <Card as="div">
        <Form method="post" noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.checkout_deposit_problem()} errors={problems} />
          <input type="hidden" name="key" value={answer?.typed.key ?? key} />
          <p className="flex items-center justify-between gap-4">
            <span className="text-soft">{m.checkout_deposit_balance()}</span>
            <Amount money={balance} locale={locale} className="font-semibold" />
          </p>
          <Field
            label={m.checkout_deposit_amount()}
            name="amount"
            hint={m.checkout_deposit_hint({ currency: sign })}
            error={answer?.errors.amount}
            defaultValue={answer?.typed.amount ?? ''}
            inputMode="decimal"
            autoComplete="transaction-amount"
            ltr
            required
            after={<bdi>{sign}</bdi>}
          />
          <Notice tone="info">{m.checkout_markup_notice()}</Notice>
          <SubmitButton size="large">{m.checkout_deposit_action()}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}

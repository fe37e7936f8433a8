import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { chosenPayment } from '#checkout/steps/chosen-payment.ts'
import { MethodChoice } from '#checkout/steps/method-choice.tsx'
import { readPayWays } from '#checkout/steps/read-pay-ways.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { methodOfWay } from '#money/payments/cards/card-choice.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { currencySign } from '#platform/values/amounts/format-money.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { depositForm, depositMoney } from './deposit-money.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  return loadDeposit(visit, requireCustomer(visit, request).id)
}

/** What is in the wallet, and the ways to fill it; those that never can are not shown. */
function loadDeposit(visit: Visit, customerId: string) {
  const routes = routesOf(visit.ports)
  return visit.read(async (work) => {
    const { card, cash } = await readWallet(work, customerId)
    // A deposit has no fee, whatever it is made with.
    const methods = await readPayWays(work, { amount: null, initiator: 'deposit' }, routes, (offered) =>
      offered.filter((one) => one.why !== 'notForThis').map((one) => ({ ...one, fee: null })),
    )
    const { locale, site } = work
    return { card, cash, methods, key: newId(), locale, site }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(
    await request.formData(),
    depositForm,
    visit.locale,
    async ({ key, amount, method: way, walletNumber, saveCard }) => {
      const chosen = chosenPayment({ method: way, part: null, valuCode: '', walletNumber, saveCard })
      const deposit = { key, minor: amount, method: methodOfWay(way), payerAccount: chosen.payerAccount }
      const { paymentId } = await visit.write((work) => depositMoney(work, deposit, routesOf(visit.ports)))
      return redirect(await nextPath(visit, { orderNumber: '', paymentId, isPaid: false }))
    },
  )
}

export default function DepositPage() {
  const { card, cash, methods, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const sign = currencySign(card.currency, locale)
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) => ({ name, text }))
  return (
    <div className="max-w-text">
      <PageTitle>{m.checkout_deposit_title()}</PageTitle>
      <PageHeading
        title={m.checkout_deposit_title()}
        lead={siteWords(site, locale).depositLead}
        back={{ to: `/${locale}/account/financial/wallet`, text: m.checkout_deposit_back() }}
      />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.checkout_form_problem()} errors={problems} />
          <FormKey value={key} />
          <Facts
            items={[
              { term: m.checkout_deposit_balance(), value: <Amount money={card} locale={locale} /> },
              { term: m.checkout_deposit_cash_balance(), value: <Amount money={cash} locale={locale} /> },
            ]}
          />
          <Field
            label={m.checkout_deposit_amount()}
            name="amount"
            hint={m.checkout_deposit_hint({ currency: sign })}
            inputMode="decimal"
            autoComplete="transaction-amount"
            ltr
            required
            after={<bdi>{sign}</bdi>}
          />
          <MethodChoice
            name="method"
            methods={methods}
            chosen={answer?.typed.method ?? null}
            locale={locale}
            typed={answer?.typed ?? {}}
            errors={answer?.errors ?? {}}
          />
          <SubmitButton size="large">{m.checkout_deposit_action()}</SubmitButton>
        </PostForm>
      </Card>
    </div>
  )
}

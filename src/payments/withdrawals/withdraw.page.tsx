import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoney } from '#money/format-money.ts'
import { ProofField } from '#people/proof-field.tsx'
import { isolate } from '#platform/isolate.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { sayDay } from '#platform/say-date.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { loadWithdraw, postWithdraw } from './load-withdraw.ts'
import { WithdrawChoice } from './withdraw-choice.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadWithdraw(visitOf(context), request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return postWithdraw(visitOf(context), request)
}

export default function WithdrawPage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? facts.kept
  const { locale, site, card, cash, methods, days, dueBy } = facts
  const wallet = `/${locale}/account/financial/wallet`
  const isPossible = methods.some((method) => method.why === null)
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) => ({ name, text }))
  return (
    <div className="max-w-text">
      <PageTitle>{m.payments_withdraw_title()}</PageTitle>
      <PageHeading
        title={m.payments_withdraw_title()}
        lead={m.payments_withdraw_lead({ days: String(days) })}
        back={{ to: wallet, text: m.payments_withdraw_back() }}
      />
      {!isPossible ? (
        <EmptyState
          drawing="wallet"
          title={m.payments_withdraw_nothing()}
          text={m.payments_withdraw_nothing_text({
            card: isolate(formatMoney(card, locale)),
            cash: isolate(formatMoney(cash, locale)),
          })}
          action={<ButtonLink to={wallet}>{m.payments_withdraw_back()}</ButtonLink>}
        />
      ) : (
        <Card as="div">
          <Form method="post" noValidate className="group flex flex-col gap-6">
            <ErrorSummary title={m.payments_withdraw_problem()} errors={problems} />
            <input type="hidden" name="key" value={answer?.typed.key ?? facts.key} />
            <WithdrawChoice facts={facts} errors={answer?.errors ?? {}} typed={answer?.typed ?? {}} />
            <section aria-labelledby="withdraw-next" className="rounded bg-sunken p-4">
              <h2 id="withdraw-next" className="mb-1 font-semibold">
                {m.payments_withdraw_next()}
              </h2>
              <ol className="list-decimal space-y-1 ps-5 text-sm text-soft">
                <li>{m.payments_withdraw_next_aside()}</li>
                <li>{m.payments_withdraw_next_review()}</li>
                <li>{m.payments_withdraw_next_paid({ due: isolate(sayDay(dueBy, locale, site)) })}</li>
              </ol>
            </section>
            {(facts.asksProof || answer?.errors.proof) && <ProofField who="customer" error={answer?.errors.proof} />}
            <SubmitButton size="large">{m.payments_withdraw_action()}</SubmitButton>
          </Form>
        </Card>
      )}
    </div>
  )
}

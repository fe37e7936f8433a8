import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
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
      {facts.isPaused ? (
        <EmptyState
          drawing="wallet"
          title={m.payments_withdraw_paused()}
          text={m.payments_withdraw_paused_text()}
          action={<ButtonLink to={wallet}>{m.payments_withdraw_back()}</ButtonLink>}
        />
      ) : !isPossible ? (
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
          <PostForm answer={answer} noValidate className="group flex flex-col gap-6">
            <ErrorSummary title={m.payments_withdraw_problem()} errors={problems} />
            <FormKey value={facts.key} />
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
            <AskedProof who="customer" asks={facts.asksProof} />
            <SubmitButton size="large">{m.payments_withdraw_action()}</SubmitButton>
          </PostForm>
        </Card>
      )}
    </div>
  )
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { readWithdrawal } from './read-withdrawals.ts'
import { WithdrawalBadge, WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

export const shouldRevalidate = () => true

/** One withdrawal; `?cancel` asks whether it is meant. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { searchParams } = new URL(request.url)
  const withdrawal = await foundPage(visit.read((work) => readWithdrawal(work, params.number ?? '')))
  const asksToCancel = searchParams.has('cancel') && withdrawal.mayCancel
  const { locale, site } = visit
  return { withdrawal, asksToCancel, done: searchParams.get('done'), key: newId(), locale, site }
}

const cancelForm = z.object({ key: z.string().min(8).max(255) })

/** The customer takes it back, after being asked. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  const cancel = deed(
    cancelForm,
    async (work, { key }) => {
      const { id } = await foundPage(readWithdrawal(work, number))
      await cancelWithdrawal(work, { id, key })
    },
    'cancelled',
  )
  return answerDeed(visit, await request.formData(), cancel, `account/financial/wallet/withdrawals/${number}`)
}

export default function WithdrawalPage() {
  const { withdrawal, asksToCancel, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { number, mayCancel } = withdrawal
  const all = `/${locale}/account/financial/wallet/withdrawals`
  const title = m.payments_withdrawal_title({ number: isolate(number) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: all, text: m.payments_withdrawals_title() }}
        aside={<WithdrawalBadge status={withdrawal.status} />}
      />
      <div className="flex flex-col gap-5">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        {done === 'requested' && (
          <Notice tone="ok" role="status" title={m.payments_withdrawal_requested()}>
            {m.payments_withdrawal_requested_text()}
          </Notice>
        )}
        {done === 'cancelled' && (
          <Notice tone="ok" role="status">
            {m.payments_withdrawal_cancelled()}
          </Notice>
        )}
        <Card title={m.payments_withdrawal_steps()}>
          <WithdrawalSteps withdrawal={withdrawal} locale={locale} site={site} />
        </Card>
        <Card title={m.payments_withdrawal_facts()}>
          <WithdrawalFacts withdrawal={withdrawal} locale={locale} site={site} />
        </Card>
        {mayCancel && (
          <ButtonLink to={`${all}/${number}?cancel=1`} className="self-start">
            {m.payments_withdrawal_cancel()}
          </ButtonLink>
        )}
      </div>
      {asksToCancel && <CancelDialog closeTo={`${all}/${number}`} />}
    </div>
  )
}

function CancelDialog({ closeTo }: { readonly closeTo: string }) {
  const { withdrawal, key, locale } = useLoaderData<typeof loader>()
  return (
    <Dialog
      open
      size="small"
      title={m.payments_withdrawal_cancel_title()}
      closeLabel={m.payments_withdrawal_keep()}
      closeTo={closeTo}
    >
      <Form method="post" action={closeTo} className="flex flex-col gap-5">
        <input type="hidden" name="key" value={key} />
        <p>{m.payments_withdrawal_cancel_text({ amount: isolate(formatMoney(withdrawal.amount, locale)) })}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="danger">
            {m.payments_withdrawal_cancel_yes()}
          </Button>
          <ButtonLink to={closeTo}>{m.payments_withdrawal_keep()}</ButtonLink>
        </div>
      </Form>
    </Dialog>
  )
}

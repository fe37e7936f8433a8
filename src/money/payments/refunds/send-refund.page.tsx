import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { readRefund } from './read-refunds.ts'
import { sourceDays } from './refund-clock.ts'
import { sourceName } from './refund-clock-card.tsx'
import { sendRefundToSource } from './send-refund-to-source.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const refund = await foundPage(visit.read((work) => readRefund(work, params.number ?? '')))
  const { locale, site, now } = visit
  if (!refund.maySend) throw redirect(`/${locale}/account/financial/refunds`)
  const holidays = await visit.read(readBankHolidays)
  return { refund, amount: refund.maySend, due: sourceDays(now, site, holidays).onCard, key: newId(), locale, site }
}

const sendForm = z.object({ key: z.string().min(8).max(255) })

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), sendForm, visit.locale, async ({ key }) => {
    await visit.write((work) => sendRefundToSource(work, { number: params.number ?? '', key }))
    return redirect(`/${visit.locale}/account/financial/refunds?done=sent`)
  })
}

/** Sending a refund on to the card asks for confirmation: it takes days, while the balance has it now. */
export default function SendRefundPage() {
  const { refund, amount, due, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const source = sourceName(refund, locale)
  const back = `/${locale}/account/financial/refunds`
  const title = m.payments_refund_send({ source })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} back={{ to: back, text: m.payments_refunds_title() }} />
      <Card as="div">
        <PostForm answer={answer} className="flex flex-col gap-5">
          {answer?.errors.general && (
            <Notice tone="bad" role="alert">
              {answer.errors.general}
            </Notice>
          )}
          <input type="hidden" name="key" value={key} />
          <p>
            {m.payments_refund_send_text({
              amount: isolate(formatMoney(amount, locale)),
              source,
              due: isolate(sayDay(due, locale, site)),
            })}
          </p>
          <p className="text-soft">{m.payments_refund_send_note()}</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{m.payments_refund_send_yes()}</SubmitButton>
            <ButtonLink to={back}>{m.payments_refund_send_no()}</ButtonLink>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}

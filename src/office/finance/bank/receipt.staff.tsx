import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { receiptFaults } from '#money/payments/receipts/reject-receipt.ts'
import { formKey } from '#office/finance/finance-key.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, provedDeed } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { approveByLine, refuseReceipt } from './decide-receipt.ts'
import { FittingLines } from './fitting-lines.tsx'
import { readReceiptCase } from './read-receipts.ts'
import { ApproveFields, ReceiptFacts, RefuseForm } from './receipt-parts.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const found = await foundPage(visit.read((work) => readReceiptCase(work, params.number ?? '')))
  const { locale, site } = visit
  return { found, key: newId(), refuseKey: newId(), asksProof: needsProof(visit), locale, site }
}

const approval = z.object({ key: formKey, lineId: z.string().min(1), amount: z.string().trim().min(1) })
const refusal = z.object({ key: formKey, fault: z.enum(receiptFaults), note: z.string().trim().max(300).default('') })

/** This line is the receipt's money, or there is no money for it. */
function deeds(receiptNumber: string) {
  const paymentOf = async (work: Work) => (await foundPage(readReceiptCase(work, receiptNumber))).receipt.paymentId
  return {
    approve: provedDeed(
      approval,
      async (work, { amount: typed, ...wish }) => {
        // What cannot be read is no amount that a line brought: the line's own refusal says so at the field.
        const amount = money(parseAmount(typed) ?? -1n, sites[work.site].currency)
        return approveByLine(work, { ...wish, paymentId: await paymentOf(work), amount })
      },
      ({ number, outcome }) => `${outcome}&number=${number}`,
    ),
    reject: deed(
      refusal,
      async (work, wish) => refuseReceipt(work, { ...wish, paymentId: await paymentOf(work) }),
      ({ number }) => `rejected&number=${number}`,
    ),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), deeds(params.number ?? ''), 'ops/finance/receipts')
}

export default function ReceiptPage() {
  const { found, key, refuseKey, asksProof, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { receipt, lines } = found
  const title = m.finance_receipt_title({ number: isolate(receipt.number) })
  const { errors = {}, typed = {} } = answer ?? {}
  const problems = Object.entries(errors).map(([name, text]) => ({ name, text }))
  const likely = lines.find((line) => line.isCandidate && line.barred === null)
  const asks = asksProof || errors.proof !== undefined
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} back={{ to: `/${locale}/ops/finance/receipts`, text: m.finance_receipts() }} />
      <ErrorSummary title={m.finance_problem()} errors={problems} />
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <ReceiptFacts receipt={receipt} locale={locale} site={site} />
          <RefuseForm formKey={refuseKey} answer={answer} />
        </div>
        <Card title={m.finance_lines_title()}>
          {lines.length === 0 ? (
            <Notice tone="info">{m.finance_no_lines()}</Notice>
          ) : (
            <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
              <FormKey value={key} />
              {lines[0]?.isCandidate && lines[0].barred === 'importer' && (
                <Notice tone="info">{m.finance_receipt_needs_other()}</Notice>
              )}
              <ApproveFields typed={typed} errors={errors} asksProof={asks} />
              <FittingLines lines={lines} chosen={typed.lineId ?? likely?.id ?? ''} locale={locale} />
            </PostForm>
          )}
        </Card>
      </div>
    </>
  )
}

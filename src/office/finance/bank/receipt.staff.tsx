import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
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
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { actOnReceipt } from './act-on-receipts.ts'
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

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const find = async () => {
    const { receipt } = await foundPage(visit.read((work) => readReceiptCase(work, params.number ?? '')))
    return receipt.paymentId
  }
  return actOnReceipt(visit, await request.formData(), find, `/${visit.locale}/ops/finance/receipts`)
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

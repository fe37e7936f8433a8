import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { readTextFile } from '#office/finance/read-text-file.ts'
import { deedInSteps, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { bookPayout } from './book-payout.ts'
import { importReport } from './import-report.ts'
import { reportProviders } from './report-line.ts'
import { resolveBreak } from './resolve-break.ts'

const importForm = z.object({ key: formKey, provider: z.enum(reportProviders) })
const resolveForm = z.object({ key: formKey, breakId: z.string(), reason: said, withEntry: z.literal('on').optional() })
const payoutForm = z.object({ key: formKey, breakReason: z.string().trim().max(300).default('') })

/** What finance does at the reports of providers: takes a file in, resolves a difference, books a payout. */
export const reportDeeds = {
  import: deedInSteps(importForm, async (wish, { visit, form }) => {
    const file = await readTextFile(form, visit.locale)
    if ('errors' in file) return formAnswer(file.errors, form)
    await takeProof(visit, form)
    const { number } = await visit.write((work) => importReport(work, { ...wish, ...file }))
    return `report&q=${number}`
  }),
  resolve: provedDeed(
    resolveForm,
    (work, wish) => resolveBreak(work, { ...wish, withEntry: wish.withEntry === 'on' }),
    'resolved',
  ),
  payout: (sent: Sent) => {
    keepChosen(sent.form)
    return payout(sent)
  },
}

const payout = provedDeed(
  payoutForm,
  (work, wish, { form }) => {
    const [reportIds, lineIds] = [form.getAll('reportId').map(String), form.getAll('lineId').map(String)]
    return bookPayout(work, { ...wish, reportIds, lineIds })
  },
  ({ difference }) => (difference === 0n ? 'payout' : 'payoutBreak'),
)

// What was ticked is ticked again where the answer is a refusal: of several of one name a form keeps the last alone.
function keepChosen(form: FormData): void {
  for (const name of ['reportId', 'lineId']) form.set(`chosen:${name}`, form.getAll(name).join(' '))
}

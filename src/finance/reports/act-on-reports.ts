import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#finance/finance-key.ts'
import { readTextFile } from '#finance/read-text-file.ts'
import { takeProof } from '#people/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { bookPayout } from './book-payout.ts'
import { importReport } from './import-report.ts'
import { reportProviders } from './report-line.ts'
import { resolveBreak } from './resolve-break.ts'

const importForm = z.object({ key: formKey, provider: z.enum(reportProviders) })
const resolveForm = z.object({ key: formKey, breakId: z.string(), reason: said, withEntry: z.literal('on').optional() })
const payoutForm = z.object({ key: formKey, breakReason: z.string().trim().max(300).default('') })

/** What finance pressed at the reports of providers: a file taken in, a difference resolved, a payout booked. */
export async function actOnReports(visit: Visit, form: FormData) {
  const back = `/${visit.locale}/ops/finance/reports`
  try {
    if (form.get('do') === 'resolve') {
      const wish = parseFields(form, resolveForm, visit.locale)
      if (!wish.ok) return formAnswer(wish.errors, form)
      await takeProof(visit, form)
      const { withEntry, ...rest } = wish.values
      await visit.write((work) => resolveBreak(work, { ...rest, withEntry: withEntry === 'on' }))
      return redirect(`${back}?done=resolved`)
    }
    if (form.get('do') === 'payout') {
      keepChosen(form)
      const wish = parseFields(form, payoutForm, visit.locale)
      if (!wish.ok) return formAnswer(wish.errors, form)
      await takeProof(visit, form)
      const [reportIds, lineIds] = [form.getAll('reportId').map(String), form.getAll('lineId').map(String)]
      const { difference } = await visit.write((work) => bookPayout(work, { ...wish.values, reportIds, lineIds }))
      return redirect(`${back}?done=${difference === 0n ? 'payout' : 'payoutBreak'}`)
    }
    const wish = parseFields(form, importForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    const file = await readTextFile(form, visit.locale)
    if ('errors' in file) return formAnswer(file.errors, form)
    await takeProof(visit, form)
    const { number } = await visit.write((work) => importReport(work, { ...wish.values, ...file }))
    return redirect(`${back}?done=report&q=${number}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

// What was ticked is ticked again where the answer is a refusal: of several of one name a form keeps the last alone.
function keepChosen(form: FormData): void {
  for (const name of ['reportId', 'lineId']) form.set(`chosen:${name}`, form.getAll(name).join(' '))
}

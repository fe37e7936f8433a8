import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { readTextFile } from '#office/finance/read-text-file.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { bookPayout } from './book-payout.ts'
import { importReport } from './import-report.ts'
import { reportProviders } from './report-line.ts'
import { resolveBreak } from './resolve-break.ts'

const importForm = z.object({ key: formKey, provider: z.enum(reportProviders) })
const resolveForm = z.object({ key: formKey, breakId: z.string(), reason: said, withEntry: z.literal('on').optional() })
const payoutForm = z.object({ key: formKey, breakReason: z.string().trim().max(300).default('') })

/** What finance pressed at the reports of providers: a file taken in, a difference resolved, a payout booked. */
export async function actOnReports(visit: Visit, form: FormData) {
  try {
    const done = await doDeed(form, {
      import: () => takeIn(visit, form),
      resolve: () => resolve(visit, form),
      payout: () => payout(visit, form),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/finance/reports?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function takeIn(visit: Visit, form: FormData) {
  const wish = parseFields(form, importForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const file = await readTextFile(form, visit.locale)
  if ('errors' in file) return formAnswer(file.errors, form)
  await takeProof(visit, form)
  const { number } = await visit.write((work) => importReport(work, { ...wish.values, ...file }))
  return `report&q=${number}`
}

async function resolve(visit: Visit, form: FormData) {
  const wish = parseFields(form, resolveForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { withEntry, ...rest } = wish.values
  await visit.write((work) => resolveBreak(work, { ...rest, withEntry: withEntry === 'on' }))
  return 'resolved'
}

async function payout(visit: Visit, form: FormData) {
  keepChosen(form)
  const wish = parseFields(form, payoutForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const [reportIds, lineIds] = [form.getAll('reportId').map(String), form.getAll('lineId').map(String)]
  const { difference } = await visit.write((work) => bookPayout(work, { ...wish.values, reportIds, lineIds }))
  return difference === 0n ? 'payout' : 'payoutBreak'
}

// What was ticked is ticked again where the answer is a refusal: of several of one name a form keeps the last alone.
function keepChosen(form: FormData): void {
  for (const name of ['reportId', 'lineId']) form.set(`chosen:${name}`, form.getAll(name).join(' '))
}

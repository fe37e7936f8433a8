import { redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { answerTerms } from './answer-terms.ts'
import { proposeTerms } from './propose-terms.ts'
import { fillGap, serveState, switchCompany } from './switch-company.ts'
import { termsForm } from './terms-form.ts'

const yesNo = z.enum(['yes', 'no']).transform((said) => said === 'yes')
const code = z.string().min(1).max(60)
const answerForm = z.object({ key: z.string().min(8).max(200), id: z.string().max(60) })

const deeds: Readonly<Record<string, { readonly form: z.ZodType; readonly act: Deed }>> = {
  switch: deed(z.object({ isOn: yesNo }), (work, company, { isOn }) => switchCompany(work, company, isOn)),
  serve: deed(z.object({ state: code, isServed: yesNo }), (work, company, { state, isServed }) =>
    serveState(work, company, state, isServed),
  ),
  gap: deed(z.object({ state: code, area: code }), (work, company, { state, area }) =>
    fillGap(work, company, state, area),
  ),
  publish: deed(answerForm, (work, _, wish) => answerTerms(work, { ...wish, publishes: true })),
  drop: deed(answerForm, (work, _, wish) => answerTerms(work, { ...wish, publishes: false })),
}

/** What was pressed at a company: offered or not, where it goes, what it will cost. */
export async function actOnCompany(visit: Visit, company: string, form: FormData) {
  const doing = String(form.get('do') ?? '')
  const back = `/${visit.locale}/ops/couriers/companies/${company}?done=${doing}`
  try {
    if (doing === 'propose') {
      const wish = parseFields(form, termsForm(visit.site), visit.locale)
      if (!wish.ok) return formAnswer(wish.errors, form)
      await visit.write((work) => proposeTerms(work, { ...wish.values, company }))
      return redirect(back)
    }
    const found = Object.hasOwn(deeds, doing) ? deeds[doing] : undefined
    const wish = parseFields(form, found?.form ?? z.never(), visit.locale)
    if (!found || !wish.ok) return formAnswer(wish.ok ? {} : wish.errors, form)
    await takeProof(visit, form)
    await visit.write((work) => found.act(work, company, wish.values))
    return redirect(back)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

type Deed = (work: Work, company: string, wish: unknown) => Promise<unknown>

// What the form read is what the deed takes.
function deed<Form extends z.ZodType>(
  form: Form,
  act: (work: Work, company: string, wish: z.output<Form>) => Promise<unknown>,
): { readonly form: z.ZodType; readonly act: Deed } {
  return { form, act: (work, company, wish) => act(work, company, wish as z.output<Form>) }
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { answerTerms } from './answer-terms.ts'
import { proposeTerms } from './propose-terms.ts'
import { fillGap, serveState, switchCompany } from './switch-company.ts'
import { termsForm } from './terms-form.ts'

const yesNo = z.enum(['yes', 'no']).transform((said) => said === 'yes')
const code = z.string().min(1).max(60)
const offerForm = z.object({ isOn: yesNo })
const serveForm = z.object({ state: code, isServed: yesNo })
const gapForm = z.object({ state: code, area: code })
const answerForm = z.object({ key: z.string().min(8).max(200), id: z.string().max(60) })

/** What was pressed at a company: offered or not, where it goes, what it will cost. */
export async function actOnCompany(visit: Visit, company: string, form: FormData) {
  try {
    const done = await doDeed(form, {
      switch: () => offer(visit, company, form),
      serve: () => serve(visit, company, form),
      gap: () => fill(visit, company, form),
      propose: () => propose(visit, company, form),
      publish: () => answer(visit, form, true),
      drop: () => answer(visit, form, false),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/couriers/companies/${company}?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function offer(visit: Visit, company: string, form: FormData) {
  const wish = parseFields(form, offerForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => switchCompany(work, company, wish.values.isOn))
  return 'switch'
}

async function serve(visit: Visit, company: string, form: FormData) {
  const wish = parseFields(form, serveForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => serveState(work, company, wish.values.state, wish.values.isServed))
  return 'serve'
}

async function fill(visit: Visit, company: string, form: FormData) {
  const wish = parseFields(form, gapForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => fillGap(work, company, wish.values.state, wish.values.area))
  return 'gap'
}

async function propose(visit: Visit, company: string, form: FormData) {
  const wish = parseFields(form, termsForm(visit.site), visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await visit.write((work) => proposeTerms(work, { ...wish.values, company }))
  return 'propose'
}

async function answer(visit: Visit, form: FormData, publishes: boolean) {
  const wish = parseFields(form, answerForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => answerTerms(work, { ...wish.values, publishes }))
  return publishes ? 'publish' : 'drop'
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { decideRate } from '#pricing/rates/decide-rate.ts'
import { enterRate } from '#pricing/rates/enter-rate.ts'
import { fetchRates } from '#pricing/rates/fetch-rates.ts'
import type { Site } from '#sites/sites.ts'

const decisionForm = z.object({ key: formKey, id: z.string(), why: said })
const entryForm = z.object({
  key: formKey,
  currency: z.string().min(1),
  sell: z.string().trim().min(1).max(30),
  quotedOn: z.iso.date(),
  why: said,
})

/** What was pressed on the rates of a site: ask the sources now, enter a rate, agree to one that waits, or reject it. */
export async function actOnRates(visit: Visit, form: FormData, site: Site) {
  const done = (what: string) => redirect(`/${visit.locale}/ops/pricing/rates?site=${site}&done=${what}`)
  try {
    const became = await doDeed(form, {
      fetch: async () => {
        const { now, ports, write } = visit
        await fetchRates({ now, site, ports, write: (act) => write((work) => act({ ...work, site })) })
        return 'fetched'
      },
      enter: () => enter(visit, form, site),
      agree: () => decide(visit, form, site, 'agree'),
      reject: () => decide(visit, form, site, 'reject'),
    })
    return typeof became === 'string' ? done(became) : became
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function enter(visit: Visit, form: FormData, site: Site) {
  const wish = parseFields(form, entryForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => enterRate({ ...work, site }, wish.values))
  return 'entered'
}

async function decide(visit: Visit, form: FormData, site: Site, deed: 'agree' | 'reject') {
  const wish = parseFields(form, decisionForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { became } = await visit.write((work) => decideRate({ ...work, site }, { ...wish.values, deed }))
  return became
}

import { z } from 'zod'
import { deed, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
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

/** What is done with a company: offered or not, where it goes, what it will cost. */
export function companyDeeds(company: string) {
  return {
    switch: provedDeed(offerForm, (work, { isOn }) => switchCompany(work, company, isOn), 'switch'),
    serve: provedDeed(serveForm, (work, { state, isServed }) => serveState(work, company, state, isServed), 'serve'),
    gap: provedDeed(gapForm, (work, { state, area }) => fillGap(work, company, state, area), 'gap'),
    propose: (sent: Sent) =>
      deed(termsForm(sent.visit.site), (work, terms) => proposeTerms(work, { ...terms, company }), 'propose')(sent),
    publish: provedDeed(answerForm, (work, answer) => answerTerms(work, { ...answer, publishes: true }), 'publish'),
    drop: provedDeed(answerForm, (work, answer) => answerTerms(work, { ...answer, publishes: false }), 'drop'),
  }
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { setTerms } from './edit-draft.ts'
import { endDraft, publishDraft, sendBack, sendDraft } from './move-draft.ts'
import { readDraft } from './read-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'
import { siteMoment } from './site-moment.ts'

const key = z.string().min(8).max(200)
const revision = z.coerce.number().int()
const keyed = z.object({ key, revision })
const said = z.string().trim().min(3).max(300)
const terms = z.object({ revision, why: said, when: z.string().default('') })
const back = z.object({ key, revision, reason: said })

/** What staff pressed at a draft; where it worked, back to the draft saying so. */
export async function actOnDraft(visit: Visit, form: FormData, number: string) {
  try {
    const done = await doDeed(form, {
      terms: () => saveTerms(visit, form, number),
      send: () => send(visit, form, number),
      sendBack: () => turnBack(visit, form, number),
      takeBack: () => end(visit, form, number, 'takeBack'),
      withdraw: () => end(visit, form, number, 'withdraw'),
      rebase: () => rebase(visit, form, number),
      publish: () => publish(visit, form, number),
    })
    if (typeof done !== 'string') return done
    return redirect(`/${visit.locale}/ops/pricing/drafts/${number}?done=${done}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function send(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, keyed, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await visit.write((work) => sendDraft(work, { number, ...wish.values }))
  return 'sent'
}

async function turnBack(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, back, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await visit.write((work) => sendBack(work, { number, ...wish.values }))
  return 'back'
}

async function end(visit: Visit, form: FormData, number: string, move: 'takeBack' | 'withdraw') {
  const wish = parseFields(form, keyed, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await visit.write((work) => endDraft(work, { number, ...wish.values, move }))
  return move === 'withdraw' ? 'withdrawn' : 'taken'
}

async function rebase(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, keyed, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const theirs = [...form].filter(([name, value]) => name.startsWith('whose ') && value === 'theirs')
  const sections = theirs.map(([name]) => name.slice(6))
  await visit.write((work) => rebaseDraft(work, { number, ...wish.values, theirs: sections }))
  return 'rebased'
}

async function publish(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, keyed, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => publishDraft(work, { number, ...wish.values }))
  return 'published'
}

async function saveTerms(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, terms, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const { why, when, revision: seen } = wish.values
  const { site } = await visit.read((work) => readDraft(work, number))
  const validFrom = when === '' ? null : siteMoment(when, site)
  if (when !== '' && (validFrom === null || validFrom <= visit.now))
    return formAnswer({ when: m.tariffs_when_wrong({}, { locale: visit.locale }) }, form)
  await visit.write((work) => setTerms(work, { number, revision: seen, why, validFrom }))
  return 'terms' as const
}

import { z } from 'zod'
import { deed, deedInSteps, provedDeed } from '#people/proofs/answer-deeds.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
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

/** What staff do with a draft of the price tables. */
export function draftDeeds(number: string) {
  return {
    terms: deedInSteps(terms, async ({ why, when, revision: seen }, { visit, form }) => {
      const { site } = await visit.read((work) => readDraft(work, number))
      const validFrom = when === '' ? null : siteMoment(when, site)
      if (when !== '' && (validFrom === null || validFrom <= visit.now))
        return formAnswer({ when: m.tariffs_when_wrong({}, { locale: visit.locale }) }, form)
      await visit.write((work) => setTerms(work, { number, revision: seen, why, validFrom }))
      return 'terms'
    }),
    send: deed(keyed, (work, wish) => sendDraft(work, { number, ...wish }), 'sent'),
    sendBack: deed(back, (work, wish) => sendBack(work, { number, ...wish }), 'back'),
    takeBack: deed(keyed, (work, wish) => endDraft(work, { number, ...wish, move: 'takeBack' }), 'taken'),
    withdraw: deed(keyed, (work, wish) => endDraft(work, { number, ...wish, move: 'withdraw' }), 'withdrawn'),
    rebase: deed(
      keyed,
      (work, wish, { form }) => rebaseDraft(work, { number, ...wish, theirs: theirSections(form) }),
      'rebased',
    ),
    publish: provedDeed(keyed, (work, wish) => publishDraft(work, { number, ...wish }), 'published'),
  }
}

// Sections of which the published tables are kept, not the draft's.
function theirSections(form: FormData): readonly string[] {
  const theirs = [...form].filter(([name, value]) => name.startsWith('whose ') && value === 'theirs')
  return theirs.map(([name]) => name.slice('whose '.length))
}

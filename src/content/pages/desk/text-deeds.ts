import { z } from 'zod'
import { textForm } from '#content/pages/content-text.ts'
import type { TextAt } from '#content/pages/lock-version.ts'
import {
  callOffVersion,
  publishVersion,
  sendBackVersion,
  sendVersion,
  withdrawVersion,
} from '#content/pages/move-version.ts'
import { restoreVersion } from '#content/pages/restore-version.ts'
import { saveDraft } from '#content/pages/save-draft.ts'
import { deed as plainDeed } from '#people/proofs/answer-deeds.ts'
import { momentOf } from '#platform/values/site-time.ts'
import type { Work } from '#platform/work/work.ts'

const revision = z.coerce.number().int().min(0)
const begins = z.string().default('')
const why = z.string().trim().max(500).default('')
const reason = z.string().trim().min(1, 'refusal_content_why_needed').max(500)
const number = z.coerce.number().int().min(1)
const draftForm = textForm.extend({ revision, begins, why })

/** Runs what is done to a text within more that belongs to it, in the same transaction. */
type Within = <Answer>(work: Work, act: () => Promise<Answer>) => Promise<Answer>

const publishedWord = ({ isLater }: { readonly isLater: boolean }) => (isLater ? 'scheduled' : 'published')

/** What staff do to the text that `find` finds. Publishing and sending save what was typed first, together or not at all. */
export function textDeeds(find: () => TextAt, within: Within = (_, act) => act()) {
  const deed = <Schema extends z.ZodType, Answer>(
    schema: Schema,
    act: (work: Work, values: z.output<Schema>) => Promise<Answer>,
    done: string | ((answer: Answer) => string),
  ) => plainDeed(schema, (work, values) => within(work, () => act(work, values)), done)
  return {
    save: deed(draftForm, (work, typed) => saveDraft(work, { ...find(), revision: typed.revision }, typed), 'saved'),
    publish: deed(
      draftForm,
      async (work, typed) => {
        const saved = await saveDraft(work, { ...find(), revision: typed.revision }, typed)
        return publishVersion(work, { ...find(), revision: saved.revision }, momentOf(typed.begins, work.site))
      },
      publishedWord,
    ),
    send: deed(
      draftForm,
      async (work, typed) => {
        const saved = await saveDraft(work, { ...find(), revision: typed.revision }, typed)
        await sendVersion(work, { ...find(), revision: saved.revision })
      },
      'sent',
    ),
    agree: deed(
      z.object({ revision, begins }),
      (work, seen) => publishVersion(work, { ...find(), ...seen }, momentOf(seen.begins, work.site)),
      publishedWord,
    ),
    sendBack: deed(
      z.object({ revision, reason }),
      (work, seen) => sendBackVersion(work, { ...find(), ...seen }, seen.reason),
      'sentBack',
    ),
    withdraw: deed(z.object({ revision }), (work, seen) => withdrawVersion(work, { ...find(), ...seen }), 'withdrawn'),
    callOff: deed(z.object({ number }), (work, seen) => callOffVersion(work, find(), seen.number), 'calledOff'),
    restore: deed(
      z.object({ number, reason }),
      (work, asked) => restoreVersion(work, find(), { number: asked.number, why: asked.reason }),
      'restored',
    ),
  }
}

import { z } from 'zod'
import { placeKinds } from '#fulfilment/custody/custody-acts.ts'
import { deed } from '#people/proofs/answer-deeds.ts'
import { endGapGoods } from './end-gap-goods.ts'
import { gapEnds } from './gap.ts'
import { confirmPlace, explainGap, openGapCase } from './settle-gap.ts'

const id = z.uuid()
const note = z.string().trim().max(300).default('')
const why = z.string().trim().min(3, 'custody_gap_why_needed').max(300)
const confirmForm = z.object({ id, kind: z.enum(placeKinds), place: z.string().trim().max(60).default(''), note })
const leftForm = z.object({ id, how: z.enum(gapEnds), why, together: z.literal('on').optional() })

/** What is done with a gap: the goods are here, they are missing, they left, or it is no gap. One that ended meanwhile is gone. */
export const gapDeeds = {
  confirm: deed(confirmForm, confirmPlace, ({ isGone }) => (isGone ? 'gone' : 'confirm')),
  case: deed(z.object({ id, note }), openGapCase, ({ number }) => (number === null ? 'gone' : 'case')),
  explain: deed(z.object({ id, why }), explainGap, ({ isGone }) => (isGone ? 'gone' : 'explain')),
  left: deed(
    leftForm,
    (work, wish) => endGapGoods(work, { ...wish, together: wish.together === 'on' }),
    ({ isGone }) => (isGone ? 'gone' : 'left'),
  ),
}

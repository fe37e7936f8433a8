import { z } from 'zod'
import { receiveReturn } from '#fulfilment/returns/bring-return.ts'
import { approveReturn, rejectReturn } from '#fulfilment/returns/decide-return.ts'
import { endReturned } from '#fulfilment/returns/end-returned.ts'
import { keepSent } from '#fulfilment/returns/keep-photo.ts'
import { refundReturn, withdrawRefund } from '#fulfilment/returns/refund-return.ts'
import { returnEnds } from '#fulfilment/returns/return-ends.ts'
import { returnPhoto } from '#fulfilment/returns/return-photo.ts'
import { conditions } from '#fulfilment/returns/return-reasons.ts'
import { no } from '#fulfilment/returns/returns.refusals.ts'
import { deed, deedInSteps, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'

const text = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((said) => said || '')
const codes = z
  .string()
  .max(2000)
  .default('')
  .transform((typed) => typed.split(/[\s,;]+/).filter(Boolean))
const approval = z.object({ fault: z.enum(['ours', 'nobody']), note: text })
const rejection = z.object({ why: z.string().trim().min(3).max(500) })
const brought = z.object({
  code: z.string().trim().min(1).max(20),
  condition: z.enum(conditions),
  conditionNote: text,
  barcodes: codes,
})
const ending = z.object({ how: z.enum(returnEnds), why: text })

/** What staff do with a return: they review it, take the goods in, give the money back. */
export function returnDeeds(number: string) {
  return {
    approve: deed(
      approval,
      (work, { fault, note }) => approveReturn(work, { number, note, isOurs: fault === 'ours' }),
      'approved',
    ),
    reject: deed(rejection, (work, { why }) => rejectReturn(work, { number, note: why }), 'rejected'),
    receive: deedInSteps(brought, async ({ conditionNote, ...goods }, { visit, form }) => {
      const photo = await keepSent(visit, form, returnPhoto)
      await visit.write((work) => receiveReturn(work, { ...goods, number, note: conditionNote || null, photo }))
      return 'received'
    }),
    goods: deedInSteps(ending, async ({ how, why }, { visit, form }) => {
      const photo = await keepSent(visit, form, returnPhoto)
      const barcodes = form.getAll('piece').map(String)
      if (barcodes.length === 0) throw no.RETURN_PIECES_NONE({ path: 'piece' })
      await visit.write((work) => endReturned(work, { number, how, barcodes, why, photo }))
      return 'goods'
    }),
    refund: provedDeed(
      z.object({ key: z.string().min(8).max(200) }),
      (work, { key }) => refundReturn(work, { key, number }),
      ({ isDone }) => (isDone ? 'refunded' : 'proposed'),
    ),
    withdraw: deed(noFields, (work) => withdrawRefund(work, number), 'withdrawn'),
  }
}

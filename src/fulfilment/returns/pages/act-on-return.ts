import { redirect } from 'react-router'
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
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'

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
const forms = z.discriminatedUnion('do', [
  z.object({ do: z.literal('approve'), fault: z.enum(['ours', 'nobody']), note: text }),
  z.object({ do: z.literal('reject'), why: z.string().trim().min(3).max(500) }),
  z.object({
    do: z.literal('receive'),
    code: z.string().trim().min(1).max(20),
    condition: z.enum(conditions),
    conditionNote: text,
    barcodes: codes,
  }),
  z.object({ do: z.literal('goods'), how: z.enum(returnEnds), why: text }),
  z.object({ do: z.literal('refund'), key: z.string().min(8).max(200) }),
  z.object({ do: z.literal('withdraw') }),
])

/** What staff pressed at a return: reviewed it, took the goods in, or gave the money back. */
export async function actOnReturn(visit: Visit, form: FormData, number: string) {
  const path = `/${visit.locale}/ops/returns/${number}`
  const wish = parseFields(form, forms, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  try {
    return redirect(`${path}?done=${await act(visit, form, number, wish.values)}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function act(visit: Visit, form: FormData, number: string, wish: z.output<typeof forms>): Promise<string> {
  switch (wish.do) {
    case 'approve':
      await visit.write((work) => approveReturn(work, { number, note: wish.note, isOurs: wish.fault === 'ours' }))
      return 'approved'
    case 'reject':
      await visit.write((work) => rejectReturn(work, { number, note: wish.why }))
      return 'rejected'
    case 'receive': {
      const photo = await keepSent(visit, form, returnPhoto)
      const { code, condition, conditionNote, barcodes } = wish
      const brought = { number, code, condition, barcodes, note: conditionNote || null, photo }
      await visit.write((work) => receiveReturn(work, brought))
      return 'received'
    }
    case 'goods': {
      const photo = await keepSent(visit, form, returnPhoto)
      const barcodes = form.getAll('piece').map(String)
      if (barcodes.length === 0) throw no.RETURN_PIECES_NONE({ path: 'piece' })
      const { how, why } = wish
      await visit.write((work) => endReturned(work, { number, how, barcodes, why, photo }))
      return 'goods'
    }
    case 'refund': {
      await takeProof(visit, form)
      const { isDone } = await visit.write((work) => refundReturn(work, { key: wish.key, number }))
      return isDone ? 'refunded' : 'proposed'
    }
    case 'withdraw':
      await visit.write((work) => withdrawRefund(work, number))
      return 'withdrawn'
  }
}

import { redirect } from 'react-router'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { rejectWithdrawal } from '#money/payments/withdrawals/reject-withdrawal.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'
import { batchForm, rejectForm, settleForm } from './finance-forms.ts'

/** What finance pressed at one withdrawal: agreed, or refused with a reason. */
export async function actOnWithdrawal(visit: Visit, form: FormData, find: () => Promise<string>, back: string) {
  try {
    return await doDeed(form, {
      approve: async () => {
        const id = await find()
        await takeProof(visit, form)
        const { status } = await visit.write((work) => approveWithdrawal(work, id))
        return redirect(`${back}?done=${status === 'on_progress' ? 'approved' : 'approvedFirst'}`)
      },
      reject: async () => {
        const id = await find()
        const rejection = parseFields(form, rejectForm, visit.locale)
        if (!rejection.ok) return formAnswer(rejection.errors, form)
        await visit.write((work) => rejectWithdrawal(work, { ...rejection.values, id }))
        return redirect(`${back}?done=rejected`)
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** The chosen ones go to the bank together. */
export async function actOnApproved(visit: Visit, form: FormData) {
  try {
    const wish = parseFields(form, batchForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    const ids = form.getAll('withdrawal').map(String).filter(isId)
    await visit.write((work) => makeBankBatch(work, { ...wish.values, ids }))
    return redirect(`/${visit.locale}/ops/finance/withdrawals/batches?done=batched`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** A batch was paid. */
export async function actOnBatch(visit: Visit, form: FormData) {
  try {
    const paid = parseFields(form, settleForm, visit.locale)
    if (!paid.ok) return formAnswer(paid.errors, form)
    await takeProof(visit, form)
    await visit.write((work) => settleWithdrawals(work, paid.values))
    return redirect(`/${visit.locale}/ops/finance/withdrawals/batches?done=settled`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

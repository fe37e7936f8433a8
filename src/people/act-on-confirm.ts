import { redirect } from 'react-router'
import { z } from 'zod'
import { answerForm } from '#platform/answer-form.ts'
import type { Visit } from '#platform/visit.ts'
import { backUrlOf } from './back-url.ts'
import { tryProof } from './require-recent-proof.ts'

const confirmForm = z.object({ proof: z.string().min(1).max(200) })

/** The answer of the screen that asks who is there: back to where one was. */
export async function actOnConfirm(visit: Visit, request: Request, otherwise: string) {
  return answerForm(await request.formData(), confirmForm, visit.locale, async ({ proof }) => {
    await tryProof(visit, proof)
    return redirect(backUrlOf(request) ?? otherwise)
  })
}

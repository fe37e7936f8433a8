import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { actOnSeveral } from './act-on-several.ts'
import { collectRequest } from './collect-request.ts'
import { idNumber } from './pickup-form.ts'
import { preparePickup } from './prepare-pickup.ts'
import { reshelveRequest } from './reshelve-request.ts'
import { shelveRequest } from './shelve-request.ts'
import { signaturePath } from './sign-hand-over.ts'

const requestForm = z.object({ requestId: z.uuid(), scanned: z.string().max(20_000).default('') })
const shelveForm = z.object({ requestId: z.uuid(), shelf: z.string().trim().min(1).max(30) })
const collectForm = z.object({
  requestId: z.uuid(),
  number: z.string().max(40),
  code: z.string().trim().min(1).max(20),
  collectorName: z.string().trim().min(1).max(120),
  collectorIdNumber: idNumber,
  nameSeen: z.literal('on').optional(),
  signature: z.union([z.literal(''), signaturePath]).default(''),
  signedOnPaper: z.literal('on').optional(),
})

/** The hub has put a request together, or the desk has laid it on its shelf. */
export async function actOnRequests(visit: Visit, form: FormData, back: (done: string) => string) {
  const doing = form.get('do')
  if (doing === 'prepareEach' || doing === 'shelveEach') return actOnSeveral(visit, form, back)
  try {
    if (doing === 'shelve' || doing === 'reshelve') {
      const shelved = parseFields(form, shelveForm, visit.locale)
      if (!shelved.ok) return formAnswer(shelved.errors, form)
      const { requestId, shelf } = shelved.values
      if (doing === 'reshelve') {
        await visit.write((work) => reshelveRequest(work, requestId, shelf))
        return redirect(back('reshelved'))
      }
      await visit.write((work) => shelveRequest(work, requestId, shelf))
      return redirect(back('shelved'))
    }
    const prepared = parseFields(form, requestForm, visit.locale)
    if (!prepared.ok) return formAnswer(prepared.errors, form)
    const scanned = prepared.values.scanned.split(/[\s,;]+/).filter((label) => label !== '')
    await visit.write((work) => preparePickup(work, prepared.values.requestId, scanned))
    return redirect(back('prepared'))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** Handing over at the desk; the next customer's code can be scanned at once. */
export async function actAtDesk(visit: Visit, form: FormData) {
  try {
    const collected = parseFields(form, collectForm, visit.locale)
    if (!collected.ok) return formAnswer(collected.errors, form)
    const { nameSeen, signature: path, signedOnPaper, ...collection } = collected.values
    const signature =
      path !== '' ? ({ kind: 'drawn', path } as const) : signedOnPaper ? ({ kind: 'paper' } as const) : null
    await visit.write((work) => collectRequest(work, { ...collection, nameSeen: nameSeen === 'on', signature }))
    return redirect(`/${visit.locale}/ops/pickup-desk?handed=${encodeURIComponent(collected.values.number)}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

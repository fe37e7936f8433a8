import { redirect } from 'react-router'
import { z } from 'zod'
import { idNumber } from '#fulfilment/requests/pickup-form.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { prepareEach, shelveEach } from './act-on-several.ts'
import { collectRequest } from './collect-request.ts'
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
  try {
    return await doDeed(form, {
      prepare: () => prepare(visit, form, back),
      shelve: () => shelve(visit, form, back),
      reshelve: () => reshelve(visit, form, back),
      prepareEach: () => prepareEach(visit, form, back),
      shelveEach: () => shelveEach(visit, form, back),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

type Back = (done: string) => string

async function prepare(visit: Visit, form: FormData, back: Back) {
  const prepared = parseFields(form, requestForm, visit.locale)
  if (!prepared.ok) return formAnswer(prepared.errors, form)
  const scanned = prepared.values.scanned.split(/[\s,;]+/).filter((label) => label !== '')
  await visit.write((work) => preparePickup(work, prepared.values.requestId, scanned))
  return redirect(back('prepared'))
}

async function shelve(visit: Visit, form: FormData, back: Back) {
  const shelved = parseFields(form, shelveForm, visit.locale)
  if (!shelved.ok) return formAnswer(shelved.errors, form)
  await visit.write((work) => shelveRequest(work, shelved.values.requestId, shelved.values.shelf))
  return redirect(back('shelved'))
}

async function reshelve(visit: Visit, form: FormData, back: Back) {
  const shelved = parseFields(form, shelveForm, visit.locale)
  if (!shelved.ok) return formAnswer(shelved.errors, form)
  await visit.write((work) => reshelveRequest(work, shelved.values.requestId, shelved.values.shelf))
  return redirect(back('reshelved'))
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

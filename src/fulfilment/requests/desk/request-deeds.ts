import { redirect } from 'react-router'
import { z } from 'zod'
import { idNumber } from '#fulfilment/requests/pickup-form.ts'
import { deed, deedInSteps, type Sent } from '#people/proofs/answer-deeds.ts'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { collectRequest } from './collect-request.ts'
import { preparePickup } from './prepare-pickup.ts'
import { reshelveRequest } from './reshelve-request.ts'
import { shelveRequest } from './shelve-request.ts'
import { signaturePath } from './sign-hand-over.ts'

const requestForm = z.object({ requestId: z.uuid(), scanned: z.string().max(20_000).default('') })
const shelveForm = z.object({ requestId: z.uuid(), shelf: z.string().trim().min(1).max(30) })
const severalShelf = z.object({ shelfOfAll: z.string().trim().min(1).max(30) })
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

/** The hub puts requests together, the desk lays them on their shelves; several at once are each told by themselves. */
export const requestDeeds = {
  prepare: deed(
    requestForm,
    (work, { requestId, scanned }) =>
      preparePickup(
        work,
        requestId,
        scanned.split(/[\s,;]+/).filter((label) => label !== ''),
      ),
    'prepared',
  ),
  shelve: deed(shelveForm, (work, { requestId, shelf }) => shelveRequest(work, requestId, shelf), 'shelved'),
  reshelve: deed(shelveForm, (work, { requestId, shelf }) => reshelveRequest(work, requestId, shelf), 'reshelved'),
  prepareEach: (sent: Sent) => toEach(sent, (work, id) => preparePickup(work, id), 'prepared'),
  shelveEach: deedInSteps(severalShelf, ({ shelfOfAll }, sent) =>
    toEach(sent, (work, id) => shelveRequest(work, id, shelfOfAll), 'shelved'),
  ),
}

async function toEach({ visit, form }: Sent, act: (work: Work, id: string) => Promise<unknown>, done: string) {
  const outcomes = await eachOf(visit, await chosenIn(visit, form), async (work, id) => {
    await act(work, id)
    return null
  })
  return deedsOf(outcomes) === null ? eachAnswer(outcomes, form) : done
}

async function chosenIn(visit: Visit, form: FormData) {
  const ids = form.getAll('request').map(String).filter(isId)
  return visit.read(async ({ db, site }) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'number'])
      .where('id', 'in', ids)
      .where('site', '=', site)
      .execute()
    return rows.map(({ id, number }) => ({ id, name: number }))
  })
}

/** Handing over at the desk; the next customer's code can be scanned at once. */
export const handOver = deed(
  collectForm,
  (work, { nameSeen, signature: path, signedOnPaper, ...collection }) => {
    const signature =
      path !== '' ? ({ kind: 'drawn', path } as const) : signedOnPaper ? ({ kind: 'paper' } as const) : null
    return collectRequest(work, { ...collection, nameSeen: nameSeen === 'on', signature })
  },
  (_collected, { number }, { visit }) =>
    redirect(`/${visit.locale}/ops/pickup-desk?handed=${encodeURIComponent(number)}`),
)

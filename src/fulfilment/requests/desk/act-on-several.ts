import { redirect } from 'react-router'
import { z } from 'zod'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { preparePickup } from './prepare-pickup.ts'
import { shelveRequest } from './shelve-request.ts'

const severalShelf = z.object({ shelfOfAll: z.string().trim().min(1).max(30) })

/** Several pickups at once are put together at the hub; each is told by itself. */
export async function prepareEach(visit: Visit, form: FormData, back: (done: string) => string) {
  const done = await eachOf(visit, await chosenIn(visit, form), async (work, id) => {
    await preparePickup(work, id)
    return null
  })
  return deedsOf(done) === null ? eachAnswer(done, form) : redirect(back('prepared'))
}

/** The same for laying several on one shelf. */
export async function shelveEach(visit: Visit, form: FormData, back: (done: string) => string) {
  const shelved = parseFields(form, severalShelf, visit.locale)
  if (!shelved.ok) return formAnswer(shelved.errors, form)
  const done = await eachOf(visit, await chosenIn(visit, form), async (work, id) => {
    await shelveRequest(work, id, shelved.values.shelfOfAll)
    return null
  })
  return deedsOf(done) === null ? eachAnswer(done, form) : redirect(back('shelved'))
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

import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { dayCount } from './day-count.ts'
import { delayReasons } from './delay-reasons.ts'
import { promiseNews } from './promise-news.ts'

const wished = z.object({ key: z.string().min(8).max(200), reason: z.enum(delayReasons), days: dayCount })

/** Tells the customers of the chosen goods; the list keeps its filters. */
export async function postPromise(visit: Visit, request: Request) {
  const form = await request.formData()
  const wish = parseFields(form, wished, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const itemIds = z.array(z.uuid()).max(100).safeParse(form.getAll('item')).data ?? []
  try {
    const { told } = await visit.write((work) => promiseNews(work, { ...wish.values, itemIds }))
    const { searchParams } = new URL(request.url)
    searchParams.set('told', String(told))
    for (const name of ['page', '_routes']) searchParams.delete(name)
    return redirect(`/${visit.locale}/ops/late?${searchParams}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

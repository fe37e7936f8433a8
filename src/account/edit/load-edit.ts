import { redirect } from 'react-router'
import { readEdit } from '#orders/edit/read-edit.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { foundPage } from '#platform/found-page.ts'
import { newId } from '#platform/id.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'

/** The open edit of an order; where none is open, its page says why. */
export async function loadEdit(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  try {
    const edit = await foundPage(visit.read((work) => readEdit(work, number)))
    return { edit, locale, site, endKey: newId(), home: `/${locale}` }
  } catch (error) {
    if (isRefusal(error) && error.code === 'NOT_EDITING') throw redirect(`/${locale}/account/orders/${number}`)
    throw error
  }
}

export type EditFacts = Awaited<ReturnType<typeof loadEdit>>

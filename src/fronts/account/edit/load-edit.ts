import { redirect } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readEdit } from '#selling/orders/edit/read-edit.ts'

/** The open edit of an order; without one (it ended, or somebody returned to its address) leads to the order. */
export async function loadEdit(visit: Visit, request: Request, number: string) {
  requireCustomer(visit, request)
  const { locale, site } = visit
  const reading = visit.read((work) => readEdit(work, number))
  const edit = await foundPage(
    reading.catch((refused) => {
      const isClosed = isRefusal(refused) && refused.code === 'NOT_EDITING'
      throw isClosed ? redirect(`/${locale}/account/orders/${number}`) : refused
    }),
  )
  return { edit, locale, site, endKey: newId(), home: `/${locale}` }
}

import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { costDraft } from './cost-draft.ts'
import { writeDraftCost } from './draft-cost.ts'

/** The total of an item form while it is being filled in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const cost = await costDraft(visitOf(context), Object.fromEntries(searchParams), searchParams.get('itemId'))
  return new Response(writeDraftCost(cost), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

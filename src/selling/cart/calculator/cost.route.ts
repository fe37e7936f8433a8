import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { readCalculation } from './calculation.ts'
import { costCalculation } from './cost-calculation.ts'
import { writeCost } from './cost-json.ts'

/** The calculator's answer while it is being filled in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const calculation = readCalculation(new URL(request.url).searchParams)
  const cost = await costCalculation(visitOf(context), calculation)
  return new Response(writeCost(cost), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

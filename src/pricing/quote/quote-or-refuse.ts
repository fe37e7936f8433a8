import { isInvalid } from './invalid-quote.ts'
import { no } from './pricing.refusals.ts'
import type { Breakdown } from './quote.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { Tables } from './tables/tables.ts'

/** For use-cases: the price, or the refusal that rolls back and names the field. */
export function quoteOrRefuse(tables: Tables, request: QuoteRequest): Breakdown {
  const answer = quote(tables, request)
  if (isInvalid(answer)) throw no.INVALID_QUOTE({ path: answer.path })
  return answer
}

import type { Money } from '#platform/values/amounts/money.ts'
import type { MethodCard } from './method-cards.ts'
import { totalWithMethod } from './total-with-method.ts'

/**
 * What each way to pay came to as it was shown: a customer without a script who chooses another one than the page was made
 * for has seen its total beside it.
 */
export function writeSeenTotals(total: Money, cards: readonly MethodCard[]): string {
  const ways = cards.flatMap(({ way, mixes }) => ['', ...mixes.map(({ kind }) => kind)].map((part) => ({ way, part })))
  const totals = ways.flatMap((way) => {
    const sum = totalWithMethod(total, cards, way)
    return sum ? [[wayOf(way.way, way.part), String(sum.total.minor)] as const] : []
  })
  return JSON.stringify(Object.fromEntries(totals))
}

/** The total that stood beside this way; null where the text says none. */
export function readSeenTotal(text: string, way: string | null, part: string | null): bigint | null {
  try {
    const totals: unknown = JSON.parse(text)
    const said = (totals as Record<string, unknown> | null)?.[wayOf(way ?? '', part ?? '')]
    return typeof said === 'string' && /^\d{1,15}$/.test(said) ? BigInt(said) : null
  } catch {
    return null
  }
}

function wayOf(way: string, part: string): string {
  return part === '' ? way : `${way} ${part}`
}

import { isRefusal } from '#platform/work/refusal.ts'

/** The line of the cart that already has the same goods, and its quantity together with the form's. */
export type SimilarItem = { readonly itemId: string; readonly quantity: number }

const most = 99

/** What a refused addition says about the line with the same goods. */
export function similarItem(refused: unknown, typed: Readonly<Record<string, string>>): SimilarItem | null {
  if (!isRefusal(refused)) return null
  const { itemId, quantity } = refused.facts
  if (typeof itemId !== 'string' || typeof quantity !== 'number') return null
  const wanted = Math.max(1, Math.trunc(Number(typed.quantity)) || 1)
  return { itemId, quantity: Math.min(most, quantity + wanted) }
}

import type { ItemFlags } from './item-flags.ts'

/** What an approval of the item must be given a reason for: why it may come in all the same. */
export function stopsOf({ hits, uses }: ItemFlags): { readonly kind: string; readonly isLimit: boolean } | null {
  const hit = hits.find(({ rule }) => rule.asks !== 'limit')
  if (hit) return { kind: hit.hit.kind, isLimit: false }
  const use = uses.find(({ left }) => left < 0)
  return use ? { kind: use.limit.kind, isLimit: true } : null
}

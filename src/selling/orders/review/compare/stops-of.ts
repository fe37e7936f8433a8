import type { ItemFlags } from './item-flags.ts'

/** The objections to an item for which its approval needs a reason. */
export function stopsOf({ hits, uses }: ItemFlags): { readonly kind: string; readonly isLimit: boolean } | null {
  const hit = hits.find(({ rule }) => rule.asks !== 'limit')
  if (hit) return { kind: hit.hit.kind, isLimit: false }
  const use = uses.find(({ left }) => left < 0)
  return use ? { kind: use.limit.kind, isLimit: true } : null
}

import type { Suggested } from '#platform/ui/forms/suggestions.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Told = { readonly text: string; readonly kind: string; readonly id: string | null }

/** Asks for suggestions as the call of the same name gives them; none where it does not answer. */
export async function findSuggestions(
  home: string,
  locale: Locale,
  typed: string,
  signal: AbortSignal,
): Promise<readonly Suggested[]> {
  const answer = await fetch(`/api/products/suggest?search=${encodeURIComponent(typed)}`, {
    signal,
    headers: { 'accept-language': locale },
  })
  if (!answer.ok) return []
  const { data } = (await answer.json()) as { readonly data: { readonly items: readonly Told[] } }
  return data.items.map((one) => shown(home, one))
}

function shown(home: string, { text, kind, id }: Told): Suggested {
  const here = `${home}/search-product`
  if (kind === 'product' && id !== null) return { text, note: m.search_box_kind_product(), to: `${here}/${id}` }
  if (kind === 'category' && id !== null)
    return { text, note: m.search_box_kind_category(), to: `${here}?category=${encodeURIComponent(id)}` }
  if (kind === 'brand')
    return { text, note: m.search_box_kind_brand(), to: `${here}?brand=${encodeURIComponent(id ?? text)}` }
  return { text }
}

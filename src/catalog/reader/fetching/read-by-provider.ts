import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { canonicalLink, type ShopLink } from '#catalog/stores/canonical-link.ts'
import type { AllowedHosts } from './fetch-target.ts'
import type { ProductProvider } from './product-provider.ts'

export type ProviderReading = { readonly link: ShopLink; readonly product: ProductFacts }

/** What the provider read of a link; null where it has nothing, or speaks of another product than was asked for. */
export async function readByProvider(
  provider: ProductProvider,
  link: ShopLink,
  allow?: AllowedHosts,
): Promise<ProviderReading | 'NOT_FOUND' | null> {
  const answer = await provider.ask(link.url)
  if (!answer.ok) return answer.reason === 'NOT_FOUND' ? 'NOT_FOUND' : null
  const landed = canonicalLink(answer.url, undefined, allow)
  if (!landed.ok) return { link, product: answer.product }
  const isOther =
    !link.isShort &&
    (landed.link.domain !== link.domain || (link.productId !== null && landed.link.productId !== link.productId))
  if (isOther) return null
  return { link: link.isShort ? landed.link : link, product: answer.product }
}

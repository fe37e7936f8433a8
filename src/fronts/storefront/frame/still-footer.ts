import type { StillPart } from '#platform/http/pages/still.tsx'
import type { ShopFooterProps } from './shop-footer.tsx'

const load = async () => (await import('./shop-footer.tsx')).ShopFooter

/** The footer, the same on every page of a language. */
export const stillFooter: StillPart<ShopFooterProps> = { drawn: import.meta.env.SSR ? await load() : null, load }

import { siteWords } from '#platform/http/site-words.ts'
import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The shop as an installed app, in one language; what a phone shares with it opens as a link to read. */
export function appManifest(locale: Locale, site: Site) {
  const home = `/${locale}`
  const words = { locale } as const
  return {
    id: '/',
    name: brand.name[locale],
    short_name: brand.name[locale],
    description: siteWords(site, locale).description,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: brand.colours.light.sand,
    theme_color: brand.colours.light.sand,
    categories: ['shopping'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    share_target: {
      action: `${home}/cart/add`,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [{ name: m.storefront_cart_short({}, words), url: `${home}/cart` }],
  }
}

import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** What search engines are told of a public page; `title` is known by pages whose name is data, such as a product's. */
export type ToldPage = {
  readonly origin: string
  readonly locale: Locale
  /** Below the language; empty for the home page. */
  readonly page: string
  readonly title: string | null
  readonly phone: string
}

const names: Readonly<Record<string, (inputs: Record<string, never>, options: { locale: Locale }) => string>> = {
  '/how-to-order': m.storefront_how_to_order,
  '/packages': m.storefront_packages,
  '/coupons': m.storefront_coupons,
  '/search-product': m.search_title_all,
  '/search-product/most-selling': m.search_title_most_selling,
  '/calculator': m.storefront_calculator,
  '/calculator-link': m.cart_calc_link_title,
  '/stores': m.storefront_stores,
  '/faq': m.storefront_faq,
  '/prohibited-items': m.storefront_prohibited,
  '/return-policy': m.storefront_return_policy,
  '/about': m.storefront_about,
  '/terms': m.storefront_terms,
  '/privacy': m.storefront_privacy,
  '/privacy/retention': m.storefront_kept_title,
  '/bookmarklet': m.storefront_bookmarklet_title,
  '/track': m.storefront_track,
  '/contact': m.storefront_footer_contact,
  '/newsletter': m.newsletter_title,
}

/** Schema.org facts of a page as JSON in which nothing ends a script: who we are on the home page, where it stands on all others. */
export function tellPage(told: ToldPage): string {
  const facts = told.page === '' ? [organisation(told), website(told)] : [breadcrumb(told)]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')
}

function organisation({ origin, locale, phone }: ToldPage) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: brand.name[locale],
    alternateName: brand.name[locale === 'ar' ? 'en' : 'ar'],
    url: `${origin}/${locale}`,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      url: `${origin}/${locale}/contact`,
      availableLanguage: ['ar', 'en'],
    },
  }
}

function website({ origin, locale }: ToldPage) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name[locale],
    url: `${origin}/${locale}`,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${locale}/search-product?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way from the home page through every page above this one. */
function breadcrumb({ origin, locale, page, title }: ToldPage) {
  const parts = page.split('/').slice(1)
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  const steps = above.flatMap((path) => {
    const name = names[path]?.({}, { locale }) ?? (path === page ? title : null)
    return name ? [{ path, name }] : []
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '', name: m.storefront_home({}, { locale }) }, ...steps].map(({ path, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}/${locale}${path}`,
    })),
  }
}

import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { SiteLineView } from '#content/pages/lines/site-line-view.tsx'
import type { ConsentQuestion } from '#content/tracking/consent-question.ts'
import { isOfBlog, isPublicPage, twinsOf } from '#fronts/storefront/public-pages.ts'
import { shareAddress } from '#fronts/storefront/sharing/share-address.ts'
import { Still } from '#platform/http/pages/still.tsx'
import { brand } from '#platform/settings/brand.ts'
import { BottomBar } from '#platform/ui/frame/bottom-bar.tsx'
import { PageFrame } from '#platform/ui/frame/page-frame.tsx'
import { SiteHeader } from '#platform/ui/frame/site-header.tsx'
import type { Locale } from '#platform/work/work.ts'
import { BoxSuggestions } from '#selling/search/box/box-suggestions.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { languageSwitch, themeSwitch } from './frame-switches.ts'
import type { FrameFacts } from './load-frame.ts'
import { otherLocale } from './other-place.ts'
import { PendingDrawer, waitingPath } from './pending-drawer.tsx'
import { PendingLine } from './pending-line.tsx'
import { bottomLinks, mainLinks } from './shop-links.ts'
import { AskedConsent } from './still-consent.ts'
import { stillFooter } from './still-footer.ts'
import { ToldPageData } from './told-page.tsx'

/** `question`: what a visitor who has not chosen yet is asked (`consentQuestion`). */
type ShopFacts = FrameFacts & { readonly question?: ConsentQuestion | null }

type ShopFrameProps = {
  readonly facts: ShopFacts
  /** In place of the page stands what went wrong: nothing for search engines to keep. */
  readonly hasFailed?: boolean
  readonly children: ReactNode
}

/** The customer's frame: header, the page, footer, and on phones the bar under the thumb. */
export function ShopFrame({ facts, hasFailed = false, children }: ShopFrameProps) {
  const { pathname, search: asked } = useLocation()
  const wishes = useFrameWishes()
  const { locale, name, cartCount, unread, waiting } = facts
  const home = `/${locale}`
  // The question stays on the pages that follow, where nothing of the arrival is seen any more.
  const [asksConsent] = useState((facts.question ?? null) !== null)
  const search = searchBox(home, pathname, asked)
  const header = (
    <SiteHeader
      name={brand.name[locale]}
      home={home}
      menuLabel={m.storefront_menu()}
      links={mainLinks(home, pathname)}
      search={wishes.search === false ? undefined : search}
      cart={{ to: `${home}/cart`, label: m.storefront_cart({ count: cartCount }), count: cartCount }}
      account={
        name === null
          ? { to: `${home}/auth/signin`, label: m.storefront_sign_in() }
          : { to: `${home}/account`, label: m.storefront_account_of({ name }), name }
      }
      news={
        name === null
          ? undefined
          : { to: `${home}/account/notifications`, label: m.storefront_news({ count: unread }), count: unread }
      }
      pending={
        waiting.length === 0
          ? undefined
          : {
              to: waitingPath(pathname, asked),
              label: m.storefront_pending({ count: waiting.length }),
              count: waiting.length,
            }
      }
      language={languageSwitch(pathname, asked, locale)}
      theme={themeSwitch(facts.theme)}
    />
  )
  return (
    <PageFrame
      skipLabel={m.storefront_skip()}
      width={wishes.width}
      header={header}
      banner={facts.line && <SiteLineView line={facts.line} locale={locale} />}
      footer={wishes.footer === false ? undefined : <Still key={locale} part={stillFooter} shown={{ facts }} />}
      bottom={
        wishes.bottom === false ? undefined : (
          <BottomBar label={m.storefront_menu()} items={bottomLinks(home, pathname, facts)} />
        )
      }
    >
      {hasFailed ? (
        <meta name="robots" content="noindex" />
      ) : (
        <FrameLinks origin={facts.origin} locale={locale} site={facts.site} phone={facts.phone} />
      )}
      <BoxSuggestions key={pathname} />
      <PendingLine />
      {asksConsent && (
        <Suspense>
          <AskedConsent home={home} question={facts.question ?? null} />
        </Suspense>
      )}
      {children}
      <PendingDrawer locale={locale} site={facts.site} waiting={waiting} />
    </PageFrame>
  )
}

/** The one box for links and words; on the page of results it holds what was searched for. */
function searchBox(home: string, pathname: string, asked: string) {
  const action = `${home}/search-product`
  return {
    action,
    icon: 'search' as const,
    label: m.storefront_paste_label(),
    placeholder: m.storefront_paste_placeholder(),
    button: m.storefront_paste_button(),
    value: pathname === action ? (new URLSearchParams(asked).get('q') ?? '') : '',
  }
}

type FrameLinksProps = {
  readonly origin: string
  readonly locale: Locale
  readonly site: Site
  readonly phone: string
}

/**
 * Tells search engines where a public page stands in both languages, and whoever shares it what to show; everything else
 * is not to be kept. The page's own title is told by the page (`page-title.tsx`).
 */
function FrameLinks({ origin, locale, site, phone }: FrameLinksProps) {
  const { pathname } = useLocation()
  const title = titleOf(useMatches().at(-1)?.loaderData)
  // Addresses of the blog differ in more than the language: its pages say them.
  if (isOfBlog(pathname)) return null
  if (!isPublicPage(pathname)) return <meta name="robots" content="noindex" />
  const page = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  const here = `${origin}/${locale}${page}`
  const [own, other] = [localeTag(locale, site), localeTag(otherLocale(locale), site)]
  return (
    <>
      <link rel="canonical" href={here} />
      {twinsOf(origin, page).map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name[locale]} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={own} />
      <meta property="og:locale:alternate" content={other} />
      <meta property="og:image" content={shareAddress(origin, locale, page)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <ToldPageData origin={origin} locale={locale} page={page} title={title} phone={phone} />
    </>
  )
}

/** The name of what a page shows, where that is data. */
function titleOf(loaded: unknown): string | null {
  if (typeof loaded !== 'object' || loaded === null || !('title' in loaded)) return null
  return typeof loaded.title === 'string' ? loaded.title : null
}

function localeTag(locale: Locale, site: Site): string {
  return `${locale}_${site.toUpperCase()}`
}

/**
 * What a page may ask of its frame, by `export const handle = { frame: { … } }`: another width; no bar at the bottom
 * (it brings a sticky total of its own); no footer (nothing leads away from what is being done); no box for a link in the header (it has a large one of its own).
 */
type FrameWishes = {
  readonly width?: 'text' | 'page' | 'shop' | 'wide' | 'full'
  readonly bottom?: false
  readonly footer?: false
  readonly search?: false
}

function useFrameWishes(): FrameWishes {
  const handles = useMatches().map((match) => match.handle)
  return Object.assign({}, ...handles.map(wishesOf))
}

function wishesOf(handle: unknown): FrameWishes {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return {}
  return handle.frame as FrameWishes
}

import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { brand } from '#platform/settings/brand.ts'
import { BottomBar } from '#platform/ui/frame/bottom-bar.tsx'
import { PageFrame } from '#platform/ui/frame/page-frame.tsx'
import { SiteHeader } from '#platform/ui/frame/site-header.tsx'
import { m } from '#words/messages.js'
import { FrameLinks } from './frame-links.tsx'
import { languageSwitch, themeSwitch } from './frame-switches.ts'
import { useFrameWishes } from './frame-wishes.ts'
import type { FrameFacts } from './load-frame.ts'
import { PendingDrawer, waitingPath } from './pending-drawer.tsx'
import { PendingLine } from './pending-line.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { bottomLinks, mainLinks } from './shop-links.ts'

/** The customer's frame: header, the page, footer, and on phones the bar under the thumb. */
export function ShopFrame({ facts, children }: { readonly facts: FrameFacts; readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const wishes = useFrameWishes()
  const { locale, name, cartCount, waiting } = facts
  const home = `/${locale}`
  const header = (
    <SiteHeader
      name={brand.name[locale]}
      home={home}
      menuLabel={m.storefront_menu()}
      links={mainLinks(home, pathname)}
      search={wishes.search === false ? undefined : searchBox(home)}
      cart={{ to: `${home}/cart`, label: m.storefront_cart({ count: cartCount }), count: cartCount }}
      account={
        name === null
          ? { to: `${home}/auth/signin`, label: m.storefront_sign_in() }
          : { to: `${home}/account`, label: m.storefront_account_of({ name }), name }
      }
      pending={
        waiting.length === 0
          ? undefined
          : {
              to: waitingPath(pathname, search),
              label: m.storefront_pending({ count: waiting.length }),
              count: waiting.length,
            }
      }
      language={languageSwitch(pathname, search, locale)}
      theme={themeSwitch(facts.theme)}
    />
  )
  return (
    <PageFrame
      skipLabel={m.storefront_skip()}
      width={wishes.width}
      header={header}
      footer={<ShopFooter facts={facts} />}
      bottom={
        wishes.bottom === false ? undefined : (
          <BottomBar label={m.storefront_menu()} items={bottomLinks(home, pathname, facts)} />
        )
      }
    >
      <FrameLinks origin={facts.origin} locale={locale} site={facts.site} />
      <PendingLine />
      {children}
      <PendingDrawer locale={locale} site={facts.site} waiting={waiting} />
    </PageFrame>
  )
}

function searchBox(home: string) {
  return {
    action: `${home}/cart/add`,
    name: 'link',
    label: m.storefront_paste_label(),
    placeholder: m.storefront_paste_placeholder(),
    button: m.storefront_paste_button(),
  }
}

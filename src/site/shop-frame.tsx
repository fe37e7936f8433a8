import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BottomBar } from '#platform/ui/bottom-bar.tsx'
import { brand } from '#platform/ui/brand.ts'
import { PageFrame } from '#platform/ui/page-frame.tsx'
import { SiteHeader } from '#platform/ui/site-header.tsx'
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
      menuLabel={m.site_menu()}
      links={mainLinks(home, pathname)}
      search={wishes.search === false ? undefined : searchBox(home)}
      cart={{ to: `${home}/cart`, label: m.site_cart({ count: cartCount }), count: cartCount }}
      account={
        name === null
          ? { to: `${home}/auth/signin`, label: m.site_sign_in() }
          : { to: `${home}/account`, label: m.site_account_of({ name }), name }
      }
      pending={
        waiting.length === 0
          ? undefined
          : {
              to: waitingPath(pathname, search),
              label: m.site_pending({ count: waiting.length }),
              count: waiting.length,
            }
      }
      language={languageSwitch(pathname, search, locale)}
      theme={themeSwitch(facts.theme)}
    />
  )
  return (
    <PageFrame
      skipLabel={m.site_skip()}
      width={wishes.width}
      header={header}
      footer={<ShopFooter facts={facts} />}
      bottom={
        wishes.bottom === false ? undefined : (
          <BottomBar label={m.site_menu()} items={bottomLinks(home, pathname, facts)} />
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
    label: m.site_paste_label(),
    placeholder: m.site_paste_placeholder(),
    button: m.site_paste_button(),
  }
}

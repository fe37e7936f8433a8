import type { ReactNode } from 'react'
import { brand } from '#platform/settings/brand.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { BottomBar } from '#platform/ui/frame/bottom-bar.tsx'
import { PageFrame } from '#platform/ui/frame/page-frame.tsx'
import { SiteFooter } from '#platform/ui/frame/site-footer.tsx'
import { SiteHeader } from '#platform/ui/frame/site-header.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Banner } from '#platform/ui/show/notice.tsx'
import type { Kit } from './kit-words.ts'

/** The customer's frame around the kit page, itself a part of the kit. */
export function KitFrame({ kit, children }: { readonly kit: Kit; readonly children: ReactNode }) {
  const { w, here, locale, over } = kit
  const name = brand.name[locale]
  const sticky = over === 'sticky'
  return (
    <PageFrame
      skipLabel={w('skip')}
      header={<Header kit={kit} name={name} />}
      banner={<Banner tone="info">{w('banner')}</Banner>}
      footer={
        <SiteFooter
          name={name}
          label={w('footer_help')}
          aside={w('footer_aside')}
          note={w('footer_note')}
          groups={[
            { title: w('footer_about'), links: [link('about'), link('stores'), link('blog')] },
            { title: w('footer_help'), links: [link('how'), link('faq'), link('contact'), link('track')] },
            { title: w('footer_legal'), links: [link('terms'), link('privacy'), link('prohibited')] },
          ]}
        />
      }
      bottom={
        sticky ? (
          <StickyBar label={w('total')} amount="EGP 9,418.50" note={w('total_note')}>
            <Button kind="primary">{w('pay')}</Button>
          </StickyBar>
        ) : (
          <BottomBar
            label={w('menu')}
            items={[
              { to: here({ at: 'home' }), text: w('home'), icon: 'home', current: true },
              { to: here({ at: 'stores' }), text: w('stores'), icon: 'store' },
              { to: here({ at: 'cart' }), text: w('cart'), icon: 'cart', count: 3 },
              { to: here({ at: 'orders' }), text: w('back_orders'), icon: 'box' },
              { to: here({ at: 'account' }), text: w('account'), icon: 'user' },
            ]}
          />
        )
      }
    >
      {children}
    </PageFrame>
  )

  function link(
    word: 'about' | 'stores' | 'blog' | 'how' | 'faq' | 'contact' | 'track' | 'terms' | 'privacy' | 'prohibited',
  ) {
    return { to: here({ at: word }), text: w(word) }
  }
}

function Header({ kit: { w, here, locale, theme }, name }: { readonly kit: Kit; readonly name: string }) {
  return (
    <SiteHeader
      name={name}
      home={here({})}
      menuLabel={w('menu')}
      links={[
        { to: here({ at: 'how' }), text: w('how') },
        { to: here({ at: 'stores' }), text: w('stores'), current: true },
        { to: here({ at: 'packages' }), text: w('packages') },
        { to: here({ at: 'calculator' }), text: w('calculator') },
        { to: here({ at: 'deals' }), text: w('deals') },
      ]}
      search={{
        action: '/dev/kit',
        label: w('search_label'),
        placeholder: w('search_label'),
        button: w('search_button'),
      }}
      cart={{ to: here({ at: 'cart' }), label: w('cart'), count: 3 }}
      account={{ to: here({ at: 'account' }), label: w('account'), name: w('customer_name') }}
      pending={{ to: here({ over: 'drawer' }), label: w('pending'), count: 2 }}
      language={{
        to: here({ lang: locale === 'ar' ? 'en' : 'ar' }),
        text: w('other_language'),
        lang: locale === 'ar' ? 'en' : 'ar',
        label: w('other_language_label'),
      }}
      theme={{
        action: '/theme',
        value: theme,
        label: w('theme'),
        texts: { light: w('theme_light'), dark: w('theme_dark'), auto: w('theme_auto') },
      }}
    />
  )
}

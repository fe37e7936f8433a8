import { Fragment } from 'react'
import { NewsletterForm } from '#content/newsletter/footer-form.tsx'
import { brand } from '#platform/settings/brand.ts'
import { SiteFooter } from '#platform/ui/frame/site-footer.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { m } from '#words/messages.js'
import type { FrameFacts } from './load-frame.ts'
import { footerGroups } from './shop-links.ts'

export type ShopFooterProps = { readonly facts: FrameFacts }

/** Who we are, when we can be reached, which site this is and where the others stand. */
export function ShopFooter({ facts }: ShopFooterProps) {
  const { locale, own, phone, others } = facts
  return (
    <SiteFooter
      name={brand.name[locale]}
      label={m.storefront_footer()}
      groups={footerGroups(`/${locale}`)}
      aside={
        <>
          <p className="text-on-deep">{m.storefront_service()}</p>
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center gap-2 text-xl font-semibold text-on-deep no-underline hover:underline"
          >
            <Icon name="phone" />
            {phone}
          </a>
          <p>{own.officeHours}</p>
          <p>{own.officeClosed}</p>
          {facts.hasNewsletter && <NewsletterForm home={`/${locale}`} />}
        </>
      }
      note={
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p>{own.rights}</p>
          <p>
            {own.youAreHere}
            {others.map((other) => (
              <Fragment key={other.site}>
                {' '}
                <a href={`${other.origin}/${locale}`} className="text-on-deep underline underline-offset-4">
                  {other.goHere}
                </a>
              </Fragment>
            ))}
          </p>
        </div>
      }
    />
  )
}

import { brand } from '#platform/ui/brand.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { SiteFooter } from '#platform/ui/site-footer.tsx'
import { m } from '#words/messages.js'
import type { FrameFacts } from './load-frame.ts'
import { footerGroups } from './shop-links.ts'

/** Who we are, when we can be reached, which site this is and where the other one stands. */
export function ShopFooter({ facts }: { readonly facts: FrameFacts }) {
  const { locale, site, phone, otherSite } = facts
  const isEgypt = site === 'eg'
  return (
    <SiteFooter
      name={brand.name[locale]}
      label={m.site_footer()}
      groups={footerGroups(`/${locale}`)}
      aside={
        <>
          <p className="text-on-deep">{m.site_service()}</p>
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center gap-2 text-xl font-semibold text-on-deep no-underline hover:underline"
          >
            <Icon name="phone" />
            {phone}
          </a>
          <p>{m.site_hours()}</p>
          <p>{m.site_hours_closed()}</p>
        </>
      }
      note={
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p>{isEgypt ? m.site_rights() : m.site_rights_ae()}</p>
          <p>
            {isEgypt ? m.site_here_eg() : m.site_here_ae()}{' '}
            <a href={`${otherSite}/${locale}`} className="text-on-deep underline underline-offset-4">
              {isEgypt ? m.site_go_ae() : m.site_go_eg()}
            </a>
          </p>
        </div>
      }
    />
  )
}

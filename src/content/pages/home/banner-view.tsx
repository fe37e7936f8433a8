import { ButtonLink } from '#platform/ui/forms/button.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { HomeBanner } from './home-banner.ts'

type BannerViewProps = { readonly banner: HomeBanner; readonly locale: Locale }

/** What the shop announces on its home page just now; as wide as what is around it, so that the desk can show it narrow. */
export function BannerView({ banner: { title, text, to, picture }, locale }: BannerViewProps) {
  const id = `banner-${locale}`
  return (
    <section aria-labelledby={id} className="on-deep @container overflow-hidden rounded-large bg-deep text-on-deep">
      <div className="flex flex-col @2xl:flex-row @2xl:items-stretch">
        {picture && (
          <img
            src={`/api/content/pictures/${picture.id}`}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="aspect-[5/2] w-full object-cover @2xl:aspect-[2/1] @2xl:w-2/5"
          />
        )}
        <div className="flex grow flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 @2xl:p-8">
          <div className="min-w-0 max-w-text">
            <h2 id={id} className="text-xl text-balance break-words @2xl:text-2xl">
              {title}
            </h2>
            {text && <p className="mt-1 break-words whitespace-pre-line text-soft-on-deep">{text}</p>}
          </div>
          {to && (
            <ButtonLink {...(to.startsWith('/') ? { to: `/${locale}${to}` } : { href: to })}>
              {m.pages_banner_open({}, { locale })}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

import type { HomeBanner } from '#content/pages/home/home-banner.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'

type HomeBannerProps = { readonly banner: HomeBanner; readonly home: string }

/** What the shop announces on its home page just now. */
export function HomeBannerPart({ banner: { title, text, to }, home }: HomeBannerProps) {
  return (
    <section
      aria-labelledby="banner"
      className="on-deep flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-large bg-deep px-5 py-5 text-on-deep lg:px-10 lg:py-8"
    >
      <div className="min-w-0 max-w-text">
        <h2 id="banner" className="text-xl text-balance break-words lg:text-2xl">
          {title}
        </h2>
        {text && <p className="mt-1 break-words whitespace-pre-line text-soft-on-deep">{text}</p>}
      </div>
      {to && (
        <ButtonLink {...(to.startsWith('/') ? { to: `${home}${to}` } : { href: to })}>
          {m.storefront_banner_open()}
        </ButtonLink>
      )}
    </section>
  )
}

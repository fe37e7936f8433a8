import type { ReactNode } from 'react'
import { siteWords } from '#platform/http/site-words.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { PasteLink } from '#selling/cart/adding/paste-link.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type HomeHeroProps = { readonly home: string; readonly site: Site; readonly aside: ReactNode }

/** The one thing to do here, and beside it the proof: a price with nothing hidden in it. */
export function HomeHero({ home, site, aside }: HomeHeroProps) {
  return (
    <section className="border-b border-line bg-sunken">
      <div className="mx-auto grid max-w-wide grid-cols-1 items-start gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:py-16">
        <div className="flex flex-col lg:pt-6">
          <h1 className="text-3xl">{m.storefront_hero_title()}</h1>
          <p className="mt-3 max-w-text text-lg text-soft">{siteWords(site).heroLead}</p>
          <div className="mt-6">
            <PasteLink home={home} />
          </div>
          <p className="mt-3 text-sm text-soft">{m.storefront_hero_note()}</p>
          <p>
            <TextLink to={`${home}/calculator`}>{m.storefront_hero_calculator()}</TextLink>
          </p>
          <ul className="mt-10 flex flex-col gap-3 border-t border-line pt-8 max-lg:hidden">
            {[m.storefront_hero_whole(), m.storefront_hero_time(), m.storefront_hero_cancel()].map((promise) => (
              <li key={promise} className="flex items-center gap-3">
                <Icon name="check-circle" className="shrink-0 text-sea" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        {aside}
      </div>
    </section>
  )
}

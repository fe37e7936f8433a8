import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { pictureAddress, pictureAddresses } from '#platform/ui/show/picture-address.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { WholePrice } from '#selling/cart/product/whole-price.tsx'
import { m } from '#words/messages.js'
import { SearchBox } from './search-box.tsx'

/** What stands under the arch: a product of today. */
export type HeroGoods = {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly storePrice: Money
  readonly landed: Money
  readonly isAbout: boolean
}

type HomeHeroProps = { readonly home: string; readonly locale: Locale; readonly goods: HeroGoods | null }

/** The first screen: what we do, the one box for links and names, and beside it what a thing of today comes to. */
export function HomeHero({ home, locale, goods }: HomeHeroProps) {
  return (
    <section className="on-deep relative overflow-hidden bg-deep text-on-deep">
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-6 px-4 pt-5 sm:px-6 lg:grid-cols-[1.12fr_1fr] lg:items-center lg:gap-x-16 lg:pt-12">
        <div className="lg:pb-20">
          <h1 className="text-[2rem]/[1.35] text-balance lg:text-[3.25rem]/[1.3]">{m.storefront_hero_title()}</h1>
          <p className="mt-3 max-w-xl text-lg text-soft-on-deep lg:mt-6">{m.storefront_hero_lead()}</p>
          <div className="relative z-20 mt-5 text-ink lg:mt-7">
            <SearchBox home={home} />
          </div>
          <ul className="mt-3 flex flex-wrap items-center gap-x-5 text-sm text-soft-on-deep lg:mt-4">
            {[m.storefront_hero_free(), m.storefront_hero_lines()].map((promise) => (
              <li key={promise} className="flex items-center gap-1.5">
                <Icon name="check" size={16} className="shrink-0 text-accent-on-deep" />
                {promise}
              </li>
            ))}
            <li>
              <Link
                to={`${home}/calculator`}
                className="inline-flex min-h-11 items-center text-soft-on-deep underline underline-offset-4 hover:text-on-deep"
              >
                {m.storefront_hero_calculator()}
              </Link>
            </li>
          </ul>
        </div>
        {goods && <Harbour home={home} locale={locale} goods={goods} />}
      </div>
      <Waves />
    </section>
  )
}

type HarbourProps = { readonly home: string; readonly locale: Locale; readonly goods: HeroGoods }

/** The arch of the logo with a thing under it: what its store asks, and what it costs until it is collected. */
function Harbour({ home, locale, goods }: HarbourProps) {
  const { id, title, image, storePrice, landed, isAbout } = goods
  return (
    <Link
      to={`${home}/search-product/${id}`}
      className="relative mx-auto block w-full max-w-66 no-underline lg:max-w-110 lg:self-end"
    >
      <span className="relative block aspect-[1/1.12] overflow-hidden rounded-t-full border-10 border-b-0 border-[#1c5a53] bg-linear-to-b from-[#f3e6cd] to-[#e3d0ab]">
        <img
          src={pictureAddress(image, 640)}
          srcSet={pictureAddresses(image)}
          sizes="(min-width: 64rem) 26rem, 19rem"
          alt=""
          width={640}
          height={640}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover mix-blend-multiply"
        />
      </span>
      <span className="absolute start-0 top-[30%] max-w-[60%] rounded bg-surface px-3.5 py-2.5 text-sm text-ink shadow-lift lg:-start-10">
        <bdi className="block truncate font-semibold">{title}</bdi>
        <span className="text-soft">{m.storefront_hero_in_store()}</span>{' '}
        <Amount money={storePrice} locale={locale} className="font-semibold" />
      </span>
      <span className="absolute end-0 bottom-12 z-20 rounded bg-accent px-3.5 py-2.5 text-on-accent shadow-lift lg:-end-6 lg:bottom-20 lg:px-5 lg:py-3.5">
        <span className="block text-sm">{m.storefront_example_total()}</span>
        <span className="text-2xl lg:text-3xl [&_.currency]:text-on-accent">
          {isAbout && <span className="text-sm">{m.storefront_hero_about()} </span>}
          <WholePrice money={landed} isAbout={isAbout} locale={locale} />
        </span>
      </span>
    </Link>
  )
}

/** The water at the foot of the first screen. */
function Waves() {
  return (
    <svg
      viewBox="0 0 1440 44"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="relative z-10 -mt-9 block h-9 w-full text-sand lg:-mt-12 lg:h-12"
    >
      <path
        fill="currentColor"
        d="M0 22c60-22 120-22 180 0s120 22 180 0 120-22 180 0 120 22 180 0 120-22 180 0 120 22 180 0 120-22 180 0 120 22 180 0v22H0z"
      />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { BannerView } from '#content/pages/home/banner-view.tsx'
import type { HomeSection } from '#content/pages/home/home-sections.ts'
import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { OpenedShelf } from '#selling/search/opened/opened-shelf.tsx'
import { ProductShelf } from '#selling/search/shelves/product-shelf.tsx'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'
import { HomeExample } from './home-example.tsx'
import { HomeFees } from './home-fees.tsx'
import { HomeHeading } from './home-heading.tsx'
import { HomeMine } from './home-mine.tsx'
import { HomePromises, HomeQuestions } from './home-reassurance.tsx'
import { HomeSteps } from './home-steps.tsx'
import { HomeStores } from './home-stores.tsx'
import type { HomeFacts } from './read-home.ts'
import type { Mine } from './read-mine.ts'

export type HomeRestProps = Pick<
  HomeFacts,
  'own' | 'example' | 'fees' | 'stores' | 'questions' | 'banner' | 'sections' | 'headings'
> & {
  readonly home: string
  readonly locale: Locale
  readonly mine: Mine | null
  readonly opened: Shelf | null
  readonly shelves: readonly Shelf[]
}

/**
 * All of the home page below its first screen: what is announced, the visitor's own things, and the sections in the order
 * that the settings desk says.
 */
export function HomeRest(props: HomeRestProps) {
  const { home, locale, banner, sections, mine, opened } = props
  return (
    <div className="mx-auto flex max-w-wide flex-col gap-8 px-4 pt-6 sm:px-6 lg:gap-20 lg:pt-12">
      {banner && <BannerView banner={banner} locale={locale} />}
      {mine && <HomeMine home={home} locale={locale} mine={mine} />}
      {opened && <OpenedShelf shelf={opened} home={home} locale={locale} back={home} />}
      {sections.map((name) => {
        const Section = homeParts[name]
        return <Section key={name} {...props} />
      })}
    </div>
  )
}

const homeParts: Readonly<Record<HomeSection, (props: HomeRestProps) => ReactNode>> = {
  stores: ({ home, own, stores, headings }) => (
    <HomeStores home={home} lead={own.heroLead} heading={headings.stores} groups={stores} />
  ),
  bought: ({ home, locale, shelves: [first, , ...others] }) =>
    first && (
      <div>
        <ProductShelf shelf={first} home={home} locale={locale} />
        <OtherShelves shelves={others} home={home} />
      </div>
    ),
  // A wide screen has room for a second shelf between the texts.
  steps: ({ home, locale, sections, headings, shelves: [, second] }) => (
    <>
      <HomeSteps home={home} heading={headings.steps} />
      {second && sections.includes('bought') && (
        <div className="max-lg:hidden">
          <ProductShelf shelf={second} home={home} locale={locale} />
        </div>
      )}
    </>
  ),
  fees: ({ home, locale, own, example, fees, headings }) => (
    <section aria-labelledby="fees">
      <HomeHeading
        id="fees"
        title={m.storefront_fees_title()}
        own={headings.fees}
        lead={<span className="max-lg:hidden">{m.storefront_fees_lead()}</span>}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-16">
        {example && <HomeExample example={example} locale={locale} more={<HomeFees fees={fees} />} />}
        <HomePromises home={home} shippingTimes={own.shippingTimes} />
      </div>
    </section>
  ),
  questions: ({ home, questions, headings }) => (
    <HomeQuestions home={home} heading={headings.questions} questions={questions} />
  ),
}

type OtherShelvesProps = { readonly shelves: readonly Shelf[]; readonly home: string }

/** Further stores and kinds of things, by name: each is a list of its own. */
function OtherShelves({ shelves, home }: OtherShelvesProps) {
  if (shelves.length === 0) return null
  return (
    <ul className="mt-4 flex gap-2 overflow-x-auto [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4">
      {shelves.map(({ key, title, to }) => (
        <li key={key}>
          <Link to={`${home}${to}`} className="chip whitespace-nowrap no-underline">
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ownShelves } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'
import { HomeExample } from './home-example.tsx'
import { HomeFees } from './home-fees.tsx'
import { HomeHeading } from './home-heading.tsx'
import { HomePackages, HomeQuestions, HomeTimes } from './home-reassurance.tsx'
import { originName } from './origin-name.ts'
import { readHome } from './read-home.ts'
import { readMine } from './read-mine.ts'
import { SearchBox } from './search-box.tsx'
import { StillGoods } from './still-goods.tsx'
import type { StoreGroup } from './store-groups.ts'

const shown = 7

export const handle = { frame: { width: 'full', search: false } }

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const [{ found, ...facts }, mine] = await Promise.all([readHome(visit), readMine(visit)])
  return { ...facts, mine, shelves: (await ownShelves(visit, found)) ?? facts.shelves }
}

export default function Home() {
  const { locale, own, example, fees, stores, shelves, questions, mine } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  return (
    <>
      <title>{m.storefront_title()}</title>
      <meta property="og:title" content={m.storefront_title()} />
      <meta name="description" content={own.description} />
      <HomeHero home={home} lead={own.heroLead} aside={example && <HomeExample example={example} locale={locale} />} />
      <div className="mx-auto flex max-w-wide flex-col gap-14 px-4 pt-12 sm:px-6 lg:gap-20 lg:pt-16">
        {(mine || shelves.length > 0) && <StillGoods home={home} locale={locale} mine={mine} shelves={shelves} />}
        <HomeSteps home={home} />
        <HomeStores home={home} groups={stores} />
        <HomeFees fees={fees} />
        <div className="grid gap-6 lg:grid-cols-2">
          <HomeTimes shippingTimes={own.shippingTimes} />
          <HomePackages home={home} />
        </div>
        <HomeQuestions home={home} questions={questions} />
      </div>
    </>
  )
}

const steps: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'link', title: m.storefront_step_1, text: m.storefront_step_1_text },
  { icon: 'receipt', title: m.storefront_step_2, text: m.storefront_step_2_text },
  { icon: 'plane', title: m.storefront_step_3, text: m.storefront_step_3_text },
  { icon: 'box', title: m.storefront_step_4, text: m.storefront_step_4_text },
]

/** How it works, in the order it happens. */
function HomeSteps({ home }: { readonly home: string }) {
  return (
    <section aria-labelledby="steps">
      <HomeHeading
        id="steps"
        title={m.storefront_steps_title()}
        aside={<TextLink to={`${home}/how-to-order`}>{m.storefront_steps_more()}</TextLink>}
      />
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8">
        {steps.map(({ icon, title, text }, index) => (
          <li key={icon} className="flex gap-4 lg:flex-col lg:gap-3">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-sea">
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3 className="flex gap-2 text-lg">
                <span className="figures text-soft">{index + 1}</span>
                {title()}
              </h3>
              <p className="text-soft">{text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

type HomeHeroProps = {
  readonly home: string
  readonly lead: string
  readonly aside: ReactNode
}

/** The box for a link, and beside it an example: a price with nothing hidden. */
function HomeHero({ home, lead, aside }: HomeHeroProps) {
  return (
    <section className="border-b border-line bg-sunken">
      <div className="mx-auto grid max-w-wide grid-cols-1 items-start gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:py-16">
        <div className="flex flex-col lg:pt-6">
          <h1 className="text-3xl">{m.storefront_hero_title()}</h1>
          <p className="mt-3 max-w-text text-lg text-soft">{lead}</p>
          <div className="mt-6">
            <SearchBox home={home} />
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

/** Well-known stores, by country. */
function HomeStores({ home, groups }: { readonly home: string; readonly groups: readonly StoreGroup[] }) {
  const limit = groups.length === 1 ? Number.POSITIVE_INFINITY : shown
  return (
    <section aria-labelledby="stores">
      <HomeHeading
        id="stores"
        title={m.storefront_stores_title()}
        lead={m.storefront_stores_lead()}
        aside={<TextLink to={`${home}/stores`}>{m.storefront_stores_all()}</TextLink>}
      />
      <dl className="divide-y divide-line rounded border border-line bg-surface px-4 shadow-rest sm:px-6">
        {groups.map(({ origin, stores }) => (
          <div key={origin} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-semibold">{originName(origin)}</dt>
            <dd className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
              {stores.slice(0, limit).map(({ id, name }) => (
                <bdi key={id}>{name}</bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

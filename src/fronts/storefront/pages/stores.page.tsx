import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readStoreRules } from '#catalog/stores/read-store-facts.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { originName } from './origin-name.ts'
import { readFees } from './read-fees.ts'
import { SearchBox } from './search-box.tsx'
import { shownText } from './shown-text.ts'
import { storeGroups } from './store-groups.ts'
import { StoreTile } from './store-tile.tsx'

export const handle = { frame: { search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { locale, site } = visit
  const [text, { routes, rules }] = await Promise.all([
    shownText(visit, 'stores', request),
    visit.read(async (work) => ({
      ...readFees(work, await readTables(work)),
      rules: await readStoreRules(work),
    })),
  ])
  const groups = storeGroups(site, locale).map((group) => ({
    ...group,
    rules: group.stores
      .flatMap(({ name, domain }) => ({ name, text: rules.get(domain) ?? '' }))
      .filter(({ text }) => text !== ''),
    route: routes.find((route) => route.code === group.country) ?? null,
  }))
  return { text, groups, locale }
}

export default function Stores() {
  const { text, groups, locale } = useLoaderData<typeof loader>()
  const { title, lead, description, intro, sections, pictures } = text
  return (
    <>
      <PageTitle>{m.storefront_stores()}</PageTitle>
      <meta name="description" content={description} />
      <header className="mb-6 grid grid-cols-1 items-center gap-x-12 gap-y-4 lg:mb-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-2 mb-4 text-lg text-soft">{lead}</p>
          <SearchBox home={`/${locale}`} />
        </div>
        <ScenePicture name="voyage" tone="sky" first className="aspect-[5/2] w-full lg:aspect-[2/1]" />
      </header>
      <nav aria-label={m.storefront_stores_countries()} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ origin }) => (
            <li key={origin}>
              <a href={`#${origin}`} className="chip whitespace-nowrap no-underline">
                {originName(origin)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-8 lg:gap-12">
        {groups.map(({ origin, stores, route, rules }, at) => (
          <section key={origin} aria-labelledby={origin}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id={origin} className="text-xl lg:text-2xl">
                {originName(origin)}
              </h2>
              {route && <Rate price={route.price} grams={route.grams} />}
            </div>
            <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6 lg:gap-4">
              {stores.map((store) => (
                <li key={store.id}>
                  <StoreTile store={store} tone={tones[at % tones.length]!} />
                </li>
              ))}
            </ul>
            {rules.length > 0 && (
              <Disclosure quiet summary={m.storefront_stores_rules()} className="mt-3">
                <dl className="flex flex-col gap-2 pt-2">
                  {rules.map(({ name, text }) => (
                    <div key={name}>
                      <dt className="font-semibold">
                        <bdi>{name}</bdi>
                      </dt>
                      <dd dir="auto" className="whitespace-pre-line break-words text-soft">
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            )}
          </section>
        ))}
        <div className="text-soft">
          <BodyView blocks={intro} pictures={pictures} />
        </div>
        {sections.map(({ id, title: headed, blocks }) => (
          <section key={id}>
            <h2 className="mb-2 text-xl">{headed}</h2>
            <BodyView blocks={blocks} pictures={pictures} />
          </section>
        ))}
      </div>
    </>
  )
}

const tones = ['sea', 'sand', 'sky', 'clay'] as const

function Rate({ price, grams }: { readonly price: string; readonly grams: string }) {
  return (
    <span className="text-sm text-soft">
      {m.storefront_stores_from()}: {m.storefront_stores_rate({ price, grams })}
    </span>
  )
}

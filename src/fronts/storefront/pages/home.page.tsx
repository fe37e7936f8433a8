import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadStill, Still } from '#platform/http/pages/still.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { readOpened } from '#selling/search/opened/read-opened.ts'
import { ownShelves } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'
import { heroGoods } from './hero-goods.ts'
import { HomeHero } from './home-hero.tsx'
import { readHome } from './read-home.ts'
import { readMine } from './read-mine.ts'
import { stillRest } from './still-rest.ts'

export const handle = { frame: { width: 'full', search: false } }

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const [{ found, ...facts }, mine, opened] = await Promise.all([readHome(visit), readMine(visit), readOpened(visit)])
  const shelves = (await ownShelves(visit, found)) ?? facts.shelves
  return { ...facts, mine, opened, shelves, goods: heroGoods(shelves) }
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded] = await Promise.all([serverLoader<typeof loader>(), loadStill(stillRest)])
  return loaded
}

export default function Home() {
  const { goods, ...rest } = useLoaderData<typeof loader>()
  const { locale, own } = rest
  const home = `/${locale}`
  return (
    <>
      <title>{m.storefront_title()}</title>
      <meta property="og:title" content={m.storefront_title()} />
      <meta name="description" content={own.description} />
      <HomeHero home={home} locale={locale} goods={goods} />
      <Still part={stillRest} shown={{ ...rest, home }} />
    </>
  )
}

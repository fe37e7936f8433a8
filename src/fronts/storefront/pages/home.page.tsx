import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { m } from '#words/messages.js'
import { HomeExample } from './home-example.tsx'
import { HomeFees } from './home-fees.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePackages, HomeQuestions, HomeTimes } from './home-reassurance.tsx'
import { HomeSteps } from './home-steps.tsx'
import { HomeStores } from './home-stores.tsx'
import { readHome } from './read-home.ts'

export const handle = { frame: { width: 'full', search: false } }

export async function loader({ context }: LoaderFunctionArgs) {
  return readHome(visitOf(context))
}

export default function Home() {
  const { locale, site, example, fees, stores, questions } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  return (
    <>
      <title>{m.storefront_title()}</title>
      <meta property="og:title" content={m.storefront_title()} />
      <meta name="description" content={siteWords(site, locale).description} />
      <HomeHero home={home} site={site} aside={example && <HomeExample example={example} locale={locale} />} />
      <div className="mx-auto flex max-w-wide flex-col gap-14 px-4 pt-12 sm:px-6 lg:gap-20 lg:pt-16">
        <HomeSteps home={home} />
        <HomeStores home={home} groups={stores} />
        <HomeFees fees={fees} />
        <div className="grid gap-6 lg:grid-cols-2">
          <HomeTimes site={site} />
          <HomePackages home={home} />
        </div>
        <HomeQuestions home={home} questions={questions} />
      </div>
    </>
  )
}

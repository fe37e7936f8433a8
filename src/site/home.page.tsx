import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/visit.ts'
import { readTables } from '#pricing/read-tables.ts'
import { m } from '#words/messages.js'
import { contentOf } from './content.ts'
import { HomeExample } from './home-example.tsx'
import { HomeFees } from './home-fees.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePackages, HomeQuestions, HomeTimes } from './home-reassurance.tsx'
import { HomeSteps } from './home-steps.tsx'
import { HomeStores } from './home-stores.tsx'
import { readExample } from './read-example.ts'
import { readFees } from './read-fees.ts'
import { storeGroups } from './store-groups.ts'

export const handle = { frame: { width: 'full', search: false } }

const teased = 4

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, site, read } = visitOf(context)
  return read(async (work) => {
    const tables = await readTables(work)
    return {
      locale,
      site,
      example: readExample(work, tables),
      fees: readFees(work, tables),
      stores: storeGroups(site, locale),
      questions: contentOf('faq', locale, site).sections.slice(0, teased),
    }
  })
}

export default function Home() {
  const { locale, site, example, fees, stores, questions } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  return (
    <>
      <title>{m.site_title()}</title>
      <meta name="description" content={site === 'eg' ? m.site_description() : m.site_description_ae()} />
      <HomeHero home={home} site={site} aside={example && <HomeExample example={example} locale={locale} />} />
      <div className="mx-auto flex max-w-wide flex-col gap-14 px-4 pt-12 sm:px-6 lg:gap-20 lg:pt-16">
        <HomeSteps home={home} />
        <HomeStores home={home} groups={stores} />
        <HomeFees fees={fees} />
        <div className="grid gap-6 lg:grid-cols-2">
          <HomeTimes />
          <HomePackages home={home} />
        </div>
        <HomeQuestions home={home} questions={questions} />
      </div>
    </>
  )
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Section } from '#content/pages/body/blocks.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { placeOf } from '#content/pages/content-places.ts'
import { namedCompanies } from '#content/tracking/consent-question.ts'
import { pagePath } from '#platform/http/pages/page-path.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { HelpNote } from './help-note.tsx'
import { shownText } from './shown-text.ts'

/** One page for every long text: its place is the last segment of the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = placeOf(pagePath(request).split('/')[2] ?? '')
  if (!found) throw data(null, { status: 404 })
  const visit = visitOf(context)
  const text = await shownText(visit, found.place, request)
  // Who is told what is a fact of the settings, not of a text.
  const told = found.place === 'privacy' ? namedCompanies(visit).companies : ''
  return { ...text, locale: visit.locale, told, isAbout: found.place === 'about' }
}

export default function Information() {
  const { title, lead, description, since, intro, sections, pictures, phone, hours, told, locale, isAbout } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {isAbout ? (
        <header className="mb-8 grid items-center gap-x-12 gap-y-4 lg:mb-12 lg:grid-cols-[1fr_1.1fr]">
          <div className="max-lg:order-2">
            <h1 className="text-2xl lg:text-3xl">{title}</h1>
            <p className="mt-2 text-lg text-soft">{lead}</p>
          </div>
          <ScenePicture name="harbour" tone="sky" first className="aspect-[16/10] w-full" />
        </header>
      ) : (
        <PageHeading title={title} lead={lead} />
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,45rem)_1fr]">
        <div className="flex flex-col gap-8">
          {intro.length > 0 && (
            <div>
              <BodyView blocks={intro} pictures={pictures} />
            </div>
          )}
          {sections.map((section) => (
            <SectionText key={section.id} section={section} pictures={pictures} />
          ))}
          {told !== '' && (
            <section aria-labelledby="adverts">
              <h2 id="adverts" className="mb-2 text-xl">
                {m.tracking_privacy_title()}
              </h2>
              <p>
                {m.tracking_privacy_text({ companies: told })}{' '}
                <TextLink to={`/${locale}/measuring`}>{m.tracking_title()}</TextLink>
              </p>
              <p className="mt-2">{m.tracking_what_told()}</p>
            </section>
          )}
          {since && <p className="text-sm text-soft">{m.storefront_updated({ date: isolateLtr(since) })}</p>}
          <HelpNote phone={phone} hours={hours} />
        </div>
        <nav aria-label={m.storefront_on_this_page()} className="max-lg:hidden">
          <div className="sticky top-6 border-s border-line ps-5">
            <p className="mb-1 text-sm text-soft">{m.storefront_on_this_page()}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="inline-block py-1.5 text-sea no-underline hover:underline">
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </>
  )
}

type SectionTextProps = { readonly section: Section; readonly pictures: readonly ShownPicture[] }

function SectionText({ section, pictures }: SectionTextProps) {
  const { id, title, blocks } = section
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <BodyView blocks={blocks} pictures={pictures} />
    </section>
  )
}

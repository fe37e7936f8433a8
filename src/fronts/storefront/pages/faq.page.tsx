import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { plainBlocks, type Section } from '#content/pages/body/blocks.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import { sayStorageTerms } from '#fulfilment/storage/say-terms.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate, withoutIsolates } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { isAbout } from './find-questions.ts'
import { HelpNote } from './help-note.tsx'
import { shownText } from './shown-text.ts'

export const handle = { frame: { width: 'text', search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const [text, storage] = await Promise.all([shownText(visit, 'faq', request), visit.read(sayStorageTerms)])
  const sections = storage ? [...text.sections, storageSection(storage)] : text.sections
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const found = sections.filter((section) => isAbout(section, asked))
  return { ...text, sections: found, asked, data: questionsData(sections), locale: visit.locale }
}

function storageSection({ title, text }: { readonly title: string; readonly text: readonly string[] }): Section {
  return { id: 'storage', title, site: null, blocks: text.map((line) => ({ kind: 'text', line: [line] })) }
}

/** The questions for search engines. No answer can end the script that holds it. */
function questionsData(sections: readonly Section[]): string {
  const mainEntity = sections.map(({ title, blocks }) => ({
    '@type': 'Question',
    name: withoutIsolates(title),
    acceptedAnswer: { '@type': 'Answer', text: withoutIsolates(plainBlocks(blocks)) },
  }))
  const page = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

export default function Faq() {
  const { title, lead, description, intro, sections, pictures, phone, hours, data, asked, locale } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which nothing can end the script
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <header className="mb-6 grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-soft">{lead}</p>
        </div>
        <ScenePicture name="lighthouse" tone="clay" first className="aspect-[4/3] w-full" />
      </header>
      <SearchBar
        icon="search"
        action={`/${locale}/faq`}
        label={m.storefront_faq_search()}
        placeholder={m.storefront_faq_search()}
        button={m.storefront_faq_find()}
        value={asked}
      />
      <BodyView blocks={intro} pictures={pictures} />
      {sections.length === 0 && (
        <p role="status" className="mt-6">
          {m.storefront_faq_nothing({ asked: isolate(asked) })}{' '}
          <TextLink to={`/${locale}/contact`}>{m.storefront_footer_contact()}</TextLink>
        </p>
      )}
      <div className="mt-4 mb-10">
        {sections.map((section) => (
          <Disclosure key={section.id} summary={<h2 className="text-base">{section.title}</h2>} open={asked !== ''}>
            <BodyView blocks={section.blocks} pictures={pictures} />
          </Disclosure>
        ))}
      </div>
      <HelpNote phone={phone} hours={hours} />
    </>
  )
}

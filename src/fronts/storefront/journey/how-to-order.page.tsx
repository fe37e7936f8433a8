import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BodyView } from '#content/pages/body/body-view.tsx'
import { HelpNote } from '#fronts/storefront/pages/help-note.tsx'
import { SearchBox } from '#fronts/storefront/pages/search-box.tsx'
import { shownText } from '#fronts/storefront/pages/shown-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { type SceneFile, ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import type { StageTone } from '#platform/ui/show/stage.tsx'
import { m } from '#words/messages.js'
import { stepsOf } from './step-text.ts'
import { WayStep } from './way-step.tsx'

export const handle = { frame: { search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { sections, ...text } = await shownText(visit, 'how-to-order', request)
  return { ...text, steps: stepsOf(sections), locale: visit.locale }
}

type Shown = { readonly scene: SceneFile; readonly tone: StageTone }

// In the order of the text; a text with more steps begins anew.
const scenes: readonly Shown[] = [
  { scene: 'paste', tone: 'sea' },
  { scene: 'price', tone: 'sand' },
  { scene: 'pay', tone: 'clay' },
  { scene: 'review', tone: 'sky' },
  { scene: 'voyage', tone: 'clay' },
  { scene: 'pickup', tone: 'sky' },
]

/** How an order goes, as a way from the link to the hand-over. */
export default function HowToOrder() {
  const { title, lead, description, intro, steps, pictures, phone, hours, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <header className="mx-auto mb-6 max-w-text lg:mb-14 lg:text-center">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="mt-2 text-lg text-soft">{lead}</p>
      </header>
      <BodyView blocks={intro} pictures={pictures} />
      <ol>
        {steps.map((step, at) => {
          const { scene, tone } = scenes[at % scenes.length]!
          return (
            <WayStep key={step.id} step={step} number={at + 1} isLast={at === steps.length - 1} pictures={pictures}>
              {scene === 'voyage' ? (
                <OnTheWay />
              ) : (
                <ScenePicture
                  name={scene}
                  tone={tone}
                  first={at === 0}
                  className="aspect-[9/4] w-full lg:aspect-[4/3]"
                />
              )}
            </WayStep>
          )
        })}
      </ol>
      <section aria-labelledby="start" className="mx-auto mb-8 max-w-text">
        <h2 id="start" className="mb-3 text-xl lg:text-center">
          {m.storefront_how_start()}
        </h2>
        <SearchBox home={`/${locale}`} />
      </section>
      <HelpNote phone={phone} hours={hours} />
    </>
  )
}

const stops = [
  { scene: 'warehouse', tone: 'sky', text: m.storefront_how_warehouse },
  { scene: 'customs', tone: 'sand', text: m.storefront_how_customs },
] as const

/** Between buying and arriving: the voyage, and the two places where a thing rests. */
function OnTheWay() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <ScenePicture name="voyage" tone="clay" className="col-span-2 aspect-[2/1] w-full" />
      {stops.map(({ scene, tone, text }) => (
        <figure key={scene}>
          <ScenePicture name={scene} tone={tone} className="aspect-[4/3] w-full" />
          <figcaption className="mt-1.5 text-sm text-soft">{text()}</figcaption>
        </figure>
      ))}
    </div>
  )
}

import type { Heading } from '#content/pages/home/home-headings.ts'
import { Scene } from '#platform/ui/scenes/scenes.tsx'
import { Stage, type StageTone } from '#platform/ui/show/stage.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'

const steps = [
  { scene: 'buy', tone: 'sea', title: m.storefront_step_1, text: m.storefront_step_1_text },
  { scene: 'photo', tone: 'sand', title: m.storefront_step_2, text: m.storefront_step_2_text },
  { scene: 'collect', tone: 'sky', title: m.storefront_step_3, text: m.storefront_step_3_text },
] as const satisfies readonly { readonly tone: StageTone; readonly [fact: string]: unknown }[]

/** How it works, in the order it happens. */
export function HomeSteps({ home, heading }: { readonly home: string; readonly heading: Heading | undefined }) {
  return (
    <section aria-labelledby="steps">
      <HomeHeading
        id="steps"
        title={m.storefront_steps_title()}
        own={heading}
        aside={<TextLink to={`${home}/how-to-order`}>{m.storefront_steps_more()}</TextLink>}
      />
      <ol className="grid gap-4 lg:grid-cols-3 lg:gap-8">
        {steps.map(({ scene, tone, title, text }, place) => (
          <li
            key={scene}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 lg:grid-cols-1 lg:items-start"
          >
            <Stage tone={tone} className="block aspect-[4/3] w-full rounded-large lg:aspect-[3/2]">
              <Scene name={scene} className="absolute inset-0 size-full" />
            </Stage>
            <div className="flex gap-3">
              <span className="figures hidden size-8 shrink-0 items-center justify-center rounded-full bg-deep font-semibold text-on-deep lg:flex">
                {place + 1}
              </span>
              <div>
                <h3 className="text-lg">{title()}</h3>
                <p className="text-sm text-soft lg:text-base">{text()}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

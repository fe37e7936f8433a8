import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'

const steps: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'link', title: m.storefront_step_1, text: m.storefront_step_1_text },
  { icon: 'receipt', title: m.storefront_step_2, text: m.storefront_step_2_text },
  { icon: 'plane', title: m.storefront_step_3, text: m.storefront_step_3_text },
  { icon: 'box', title: m.storefront_step_4, text: m.storefront_step_4_text },
]

/** How it works, in the order it happens. */
export function HomeSteps({ home }: { readonly home: string }) {
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

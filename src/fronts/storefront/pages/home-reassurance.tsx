import type { Section } from '#content/pages/body/blocks.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import type { Heading } from '#content/pages/home/home-headings.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'

type HomePromisesProps = {
  readonly home: string
  /** From when the working days of shipping are counted. */
  readonly shippingTimes: string
}

/** What holds for every order. */
export function HomePromises({ home, shippingTimes }: HomePromisesProps) {
  const promises: readonly { readonly icon: IconName; readonly text: string; readonly isWide?: true }[] = [
    { icon: 'receipt', text: m.storefront_hero_whole(), isWide: true },
    { icon: 'calendar', text: m.storefront_hero_time() },
    { icon: 'wallet', text: m.storefront_hero_cancel() },
  ]
  return (
    <ul className="flex flex-col gap-3">
      {promises.map(({ icon, text, isWide }) => (
        <li key={text} className={`flex items-center gap-3.5 ${isWide ? 'max-lg:hidden' : ''}`}>
          <Mark icon={icon} />
          <span>
            {text}
            {icon === 'calendar' && <span className="block text-sm text-soft max-lg:hidden">{shippingTimes}</span>}
          </span>
        </li>
      ))}
      <li className="flex items-center gap-3.5">
        <Mark icon="tag" />
        <span>
          {m.storefront_packages_title()}. <TextLink to={`${home}/packages`}>{m.storefront_packages_more()}</TextLink>
        </span>
      </li>
    </ul>
  )
}

function Mark({ icon }: { readonly icon: IconName }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-stage-sea text-[#0b5a52]">
      <Icon name={icon} />
    </span>
  )
}

type HomeQuestionsProps = {
  readonly home: string
  readonly heading: Heading | undefined
  readonly questions: readonly Section[]
}

export function HomeQuestions({ home, heading, questions }: HomeQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="grid items-start gap-x-16 lg:grid-cols-[1fr_2fr]">
      <HomeHeading
        id="questions"
        title={m.storefront_questions_title()}
        own={heading}
        aside={<TextLink to={`${home}/faq`}>{m.storefront_questions_more()}</TextLink>}
      />
      <div>
        {questions.map(({ id, title, blocks }) => (
          <Disclosure key={id} summary={title}>
            <div className="max-w-text">
              <BodyView blocks={blocks} />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

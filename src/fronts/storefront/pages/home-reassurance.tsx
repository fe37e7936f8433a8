import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { Section } from './content.ts'
import { HomeHeading } from './home-heading.tsx'

const card = 'flex flex-col items-start rounded border border-line bg-surface p-5 shadow-rest sm:p-6'

/** The delivery time, and from when it counts. */
export function HomeTimes({ shippingTimes }: { readonly shippingTimes: string }) {
  return (
    <section className={card}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="calendar" className="text-sea" />
        {m.storefront_times_title()}
      </h2>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="figures text-3xl font-semibold">{m.storefront_times_value()}</span>
        <span className="text-lg">{m.storefront_times_unit()}</span>
      </p>
      <p className="mt-1 text-soft">{shippingTimes}</p>
    </section>
  )
}

export function HomePackages({ home }: { readonly home: string }) {
  return (
    <section className={card}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="tag" className="text-sea" />
        {m.storefront_packages_title()}
      </h2>
      <p className="mt-3 mb-5 text-soft">{m.storefront_packages_text()}</p>
      <ButtonLink to={`${home}/packages`} className="mt-auto">
        {m.storefront_packages_more()}
      </ButtonLink>
    </section>
  )
}

export function HomeQuestions({ home, questions }: { readonly home: string; readonly questions: readonly Section[] }) {
  return (
    <section aria-labelledby="questions" className="grid items-start gap-x-16 lg:grid-cols-[1fr_2fr]">
      <HomeHeading
        id="questions"
        title={m.storefront_questions_title()}
        lead={<TextLink to={`${home}/faq`}>{m.storefront_questions_more()}</TextLink>}
      />
      <div>
        {questions.map(({ id, title, text }) => (
          <Disclosure key={id} summary={title}>
            {text?.map((paragraph) => (
              <p key={paragraph} className="mb-2 max-w-text">
                {paragraph}
              </p>
            ))}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

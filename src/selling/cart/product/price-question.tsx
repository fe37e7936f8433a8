import type { MouseEvent } from 'react'
import { RangeLine } from '#platform/ui/show/range-line.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { KnownCost } from '#selling/cart/adding/draft-cost.ts'
import type { LikelyAnswer, LikelyPrice } from '#selling/cart/adding/likely-price.ts'
import { m } from '#words/messages.js'
import { WholePrice } from './whole-price.tsx'

type OpenPrice = Extract<LikelyPrice, { kind: 'between' }>

type PriceQuestionProps = {
  readonly cost: KnownCost
  readonly open: OpenPrice
  /** Where a form without JavaScript sends an answer. */
  readonly action: string
  readonly storePrice: Money | null
  readonly locale: Locale
  /** An answer was given, and its price is being worked out. */
  readonly isAnswered: boolean
  readonly onAnswer: (answer: LikelyAnswer) => void
  /** Opens the fields in which the fact is told by hand. */
  readonly onOther: () => void
}

const asked = {
  category: [m.cart_product_question_category, m.cart_product_question_category_text],
  weight: [m.cart_product_question_weight, m.cart_product_question_weight_text],
} as const
const others = {
  category: [m.cart_product_question_other, '#field-category'],
  weight: [m.cart_product_question_other_weight, '#field-kilograms'],
} as const

/** The two prices between which it lies, and the one question that makes it one; nobody has to answer it. */
export function PriceQuestion(props: PriceQuestionProps) {
  const { cost, open, action, storePrice, locale, isAnswered, onAnswer, onOther } = props
  const { about, answers } = open.question
  const [question, why] = asked[about]
  const [otherText, otherField] = others[about]
  const { currency } = cost.view
  const goTo = `${action}${action.includes('?') ? '&' : '?'}answer=`
  return (
    <section
      aria-labelledby="price-question"
      className="flex flex-col gap-4 rounded-large border-2 border-deep bg-surface p-5"
    >
      <div>
        <p className="text-sm font-semibold">{m.cart_product_landed()}</p>
        <PriceBetween lowMinor={open.lowMinor} highMinor={open.highMinor} cost={cost} locale={locale} />
        <RangeLine meets={isAnswered} />
        {storePrice && (
          <p className="mt-1 text-sm text-soft">
            {m.cart_product_in_store()} <Amount money={storePrice} locale={locale} className="font-semibold text-ink" />
          </p>
        )}
      </div>
      <div className="border-t border-line pt-4">
        <h2 id="price-question" className="text-xl">
          {question()}
        </h2>
        <p className="text-sm text-soft">{why()}</p>
      </div>
      <div className="flex flex-col gap-2">
        {answers.map((answer) => (
          <button
            key={answer.label}
            type="submit"
            name="do"
            value="cost"
            formAction={`${goTo}${encodeURIComponent(new URLSearchParams(answer.value).toString())}`}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              onAnswer(answer)
            }}
            className="answer"
          >
            <bdi>{answer.label}</bdi>{' '}
            <span className="ms-auto">
              <WholePrice money={money(answer.addsMinor, currency)} isAbout locale={locale} />
            </span>
          </button>
        ))}
        <a href={otherField} onClick={onOther} className="answer text-sea">
          {otherText()}
        </a>
      </div>
      <p className="text-sm text-soft">{m.cart_product_question_unsure()}</p>
    </section>
  )
}

type PriceBetweenProps = {
  readonly lowMinor: bigint
  readonly highMinor: bigint
  readonly cost: KnownCost
  readonly locale: Locale
}

// The sentence has the currency once, after the second price.
function PriceBetween({ lowMinor, highMinor, cost, locale }: PriceBetweenProps) {
  const { currency } = cost.view
  const [before = '', middle = ''] = m.cart_product_between({ low: '|', high: '|' }).split('|')
  return (
    <p className="text-lg text-soft">
      {before}
      <strong className="text-2xl text-ink">
        <WholePrice money={money(lowMinor, currency)} isAbout bare locale={locale} />
      </strong>
      {middle}
      <strong className="text-2xl text-ink">
        <WholePrice money={money(highMinor, currency)} isAbout locale={locale} />
      </strong>
    </p>
  )
}

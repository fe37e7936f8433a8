import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { DraftCost } from '#selling/cart/adding/draft-cost.ts'
import type { LikelyAnswer } from '#selling/cart/adding/likely-price.ts'
import { m } from '#words/messages.js'
import { fieldNamesOf } from './cost-note.tsx'
import { LandedPrice, PriceRoom } from './landed-price.tsx'
import { PriceLines } from './price-lines.tsx'
import { PriceQuestion } from './price-question.tsx'

type ProductPriceProps = {
  readonly cost: DraftCost | null
  readonly isOld: boolean
  readonly isAbout: boolean
  /** Where the form is sent. */
  readonly action: string
  readonly storePrice: Money | null
  readonly wasPrice: Money | null
  readonly locale: Locale
  readonly isAnswered: boolean
  readonly onAnswer: (answer: LikelyAnswer) => void
  readonly onCorrect: () => void
  /** Where our team is asked for a price that the page does not say. */
  readonly lookupTo: string | null
}

/** The landed price: one with its parts, two with the question between them, or what is missing for one. */
export function ProductPrice(props: ProductPriceProps) {
  const { cost, isOld, isAbout, action, storePrice, wasPrice, locale, lookupTo } = props
  const { isAnswered, onAnswer, onCorrect } = props
  if (cost === null) return <PriceRoom />
  if (!cost.known)
    return (
      <div role="status" className="rounded-large border border-line bg-surface p-4">
        {fieldNamesOf(cost.waitsFor)}{' '}
        {cost.waitsFor[0] && (
          <a href={`#field-${cost.waitsFor[0]}`} onClick={onCorrect} className="text-sea underline underline-offset-4">
            {m.cart_complete()}
          </a>
        )}
        {lookupTo !== null && cost.waitsFor.includes('price') && (
          <p className="mt-2">
            <TextLink to={lookupTo} className="min-h-11">
              {m.cart_lookup_title()}
            </TextLink>
          </p>
        )}
      </div>
    )
  const shared = { cost, storePrice, locale }
  if (cost.likely.kind === 'between')
    return (
      <PriceQuestion
        {...shared}
        open={cost.likely}
        action={action}
        isAnswered={isAnswered}
        onAnswer={onAnswer}
        onOther={onCorrect}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <LandedPrice {...shared} isOld={isOld} isAbout={isAbout} wasPrice={wasPrice} />
      <PriceLines cost={cost} locale={locale} />
    </div>
  )
}

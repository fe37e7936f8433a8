import type { EstimatedFact } from '#catalog/estimates/estimated-facts.ts'
import { fieldId } from '#platform/ui/forms/field-shell.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { DraftEstimate } from '#selling/cart/adding/estimate-page.ts'
import { m } from '#words/messages.js'

type EstimateLineProps = {
  readonly estimate: DraftEstimate | null
  /** The facts that are still our guess: a changed one is not. */
  readonly facts: readonly EstimatedFact[]
  readonly category: string
  readonly grams: number
  readonly onCorrect?: () => void
  /** Of several goods in one form, whose fields end with it. */
  readonly place?: number
}

/** What of the price is our guess and why, with a touch to set it right. */
export function EstimateLine({ estimate, facts, category, grams, onCorrect, place }: EstimateLineProps) {
  if (facts.length === 0) return null
  const [first] = facts
  const heading =
    facts.length > 1
      ? m.cart_product_estimated_both()
      : first === 'category'
        ? m.cart_product_estimated_category()
        : m.cart_product_estimated_weight()
  const about = [
    ...(facts.includes('category') ? [category] : []),
    ...(facts.includes('weight') ? [m.cart_product_estimated_grams({ grams: formatCount(grams) })] : []),
  ]
  const why = facts.includes('category') ? estimate?.category?.why : null
  const end = place === undefined ? '' : `.${place}`
  return (
    <div
      id={`estimate${end}`}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-y border-line py-2 text-sm"
    >
      <Icon name="scale" className="text-soft" />
      <p>
        <b className="font-semibold">{heading}:</b> {[...about, ...(why ? [why] : [])].join(m.cart_missing_join())}.
      </p>
      <a
        href={`#${fieldId(first === 'category' ? 'category' : 'kilograms')}${end}`}
        onClick={onCorrect}
        aria-label={m.cart_product_correct_named()}
        className="inline-flex min-h-11 items-center gap-1.5 text-sea underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
      >
        <Icon name="edit" size={16} /> {m.cart_product_correct()}
      </a>
    </div>
  )
}

/** What our team settled of these goods before, so that nothing of it is a guess. */
export function SettledLine({ whys }: { readonly whys: readonly string[] }) {
  if (whys.length === 0) return null
  return (
    <p id="settled" className="flex items-center gap-3 text-sm text-soft">
      <Icon name="check" className="shrink-0 text-ok" />
      <span>
        {m.cart_product_settled()} {whys.join(m.cart_missing_join())}.
      </span>
    </p>
  )
}

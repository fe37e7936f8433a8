import type { ReactNode } from 'react'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { DraftCost } from '#selling/cart/adding/draft-cost.ts'
import { m } from '#words/messages.js'
import { WholePrice } from './whole-price.tsx'

type ProductBarProps = {
  readonly formId: string
  readonly submit: string
  readonly cost: DraftCost | null
  readonly isOld: boolean
  readonly isAbout: boolean
  readonly locale: Locale
  readonly note: ReactNode
}

/** The total with its button, always in view below what is read on a phone. */
export function PhoneBar({ formId, submit, note, ...price }: ProductBarProps) {
  return (
    <StickyBar label={labelOf(price)} amount={<BarPrice {...price} />} note={note}>
      <SubmitButton form={formId} name="do" value="keep" size="large" icon="bag">
        {submit}
      </SubmitButton>
    </StickyBar>
  )
}

/** The same on a wide screen: a card that floats in the column of the form. */
export function FloatingBar({ formId, submit, note, ...price }: ProductBarProps) {
  return (
    <section
      aria-label={m.cart_item_total()}
      className="sticky bottom-6 z-10 flex items-center gap-5 rounded-large border border-line bg-surface p-4 shadow-lift max-lg:hidden"
    >
      <div aria-live="polite" className="min-w-32">
        <span className="block text-xs text-soft">{labelOf(price)}</span>
        <strong className="block text-2xl">
          <BarPrice {...price} />
        </strong>
        {note && <span className="block text-xs text-soft">{note}</span>}
      </div>
      <SubmitButton form={formId} name="do" value="keep" size="large" icon="bag" full>
        {submit}
      </SubmitButton>
    </section>
  )
}

type Price = Pick<ProductBarProps, 'cost' | 'isOld' | 'isAbout' | 'locale'>

function labelOf({ cost, isAbout }: Price): string {
  return cost?.known && isAbout ? m.cart_product_total_about() : m.cart_product_total()
}

function BarPrice({ cost, isOld, isAbout, locale }: Price) {
  if (!cost?.known) return <span aria-hidden="true">—</span>
  const { currency } = cost.view
  const look = classes('transition-opacity', isOld && 'opacity-50')
  if (cost.likely.kind === 'between')
    return (
      <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'} className={classes(look, 'text-base lg:text-lg')}>
        <WholePrice money={money(cost.likely.lowMinor, currency)} isAbout bare locale={locale} />
        {' – '}
        <WholePrice money={money(cost.likely.highMinor, currency)} isAbout locale={locale} />
      </bdi>
    )
  return (
    <span key={String(cost.addsMinor)} className={classes(look, 'inline-block animate-settle')}>
      <WholePrice money={money(cost.addsMinor, currency)} isAbout={isAbout} locale={locale} />
    </span>
  )
}

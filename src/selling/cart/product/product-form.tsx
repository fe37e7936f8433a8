import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { Gallery } from '#platform/ui/show/gallery.tsx'
import type { Locale } from '#platform/work/work.ts'
import { costFields, type DraftCost } from '#selling/cart/adding/draft-cost.ts'
import type { ItemChoices } from '#selling/cart/adding/draft-item.ts'
import type { DraftEstimate } from '#selling/cart/adding/estimate-page.ts'
import { type ItemOptions, specNames } from '#selling/cart/adding/item-options.ts'
import type { LikelyAnswer } from '#selling/cart/adding/likely-price.ts'
import { m } from '#words/messages.js'
import { CostNote } from './cost-note.tsx'
import { EstimateLine, SettledLine } from './estimate-line.tsx'
import { chosenOffer, offeredPrice } from './find-offer.ts'
import { galleryTexts } from './gallery-words.ts'
import type { ProductAbout } from './product-about.ts'
import { FloatingBar, PhoneBar } from './product-bar.tsx'
import { ProductDetails } from './product-details.tsx'
import { detailsSummary, estimatedNow, gramsOf, oldPriceOf, priceOf, settledNow } from './product-filled.ts'
import { ProductHeading } from './product-heading.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductPromises } from './product-promises.tsx'
import { useDraftCost } from './use-draft-cost.ts'

export type ProductFormProps = {
  readonly home: string
  readonly locale: Locale
  /** The item of the cart that is changed; null for a new one. */
  readonly itemId: string | null
  readonly cost: DraftCost | null
  readonly images: readonly string[]
  /** Of a page that was read; without one there is only what to fill in. */
  readonly about: ProductAbout | null
  readonly estimate: DraftEstimate | null
  readonly action: string
  readonly cancelTo: string
  readonly submit: string
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly options: ItemOptions
  readonly choices: ItemChoices
  /** Hidden fields: the reading, the idempotency key, the version. */
  readonly hidden: Readonly<Record<string, string>>
  /** For goods that were not read from a page: their link is typed here. */
  readonly asksLink?: boolean
  /** Said of the page above its price. */
  readonly note?: ReactNode
  /** Below all of it. */
  readonly children?: ReactNode
}

const formId = 'item'

/** A product's page: its pictures, its price, what is chosen and what was read; total and button stay in view. */
export function ProductForm(props: ProductFormProps) {
  const { home, locale, itemId, images, about, estimate, action, submit, typed, errors, choices, hidden } = props
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const draft = useDraftCost({ home, itemId, cost: props.cost, form })
  const [filled, setFilled] = useState(typed)
  const offers = about?.offers ?? []
  const [image, setImage] = useState<string | null>(null)
  const follow = () => {
    if (!form.current) return
    setFilled(textsOf(form.current))
    draft.follow()
  }
  const choose = () => {
    if (!form.current) return
    const chosen = textsOf(form.current)
    const price = offeredPrice(offers, chosen)
    if (price !== null) setField(form.current, 'price', price)
    setImage(chosenOffer(offers, chosen).image)
    follow()
  }
  // What the server sends anew, a price that was read again, meets what was chosen and typed meanwhile.
  const sent = useRef(typed)
  const meet = useEffectEvent(() => {
    const before = sent.current
    sent.current = typed
    if (before === typed || !form.current) return
    const now = textsOf(form.current)
    if (before.price !== typed.price && now.price !== typed.price)
      setField(form.current, 'price', offeredPrice(offers, now) ?? typed.price ?? '')
    const met = textsOf(form.current)
    setFilled(met)
    // The cost that came along is of what was sent.
    if (costFields.some((name) => (met[name] ?? '') !== (typed[name] ?? ''))) draft.follow()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was sent that is met
  useEffect(meet, [typed])
  const changed = (field: EventTarget) => {
    // What is sold out springs back by itself.
    if (isSoldOut(field)) return
    if (isChoice(field)) choose()
    else follow()
  }
  const [isAnswered, setAnswered] = useState(false)
  const answer = ({ value }: LikelyAnswer) => {
    for (const [name, text] of Object.entries(value)) setField(form.current, name, text)
    setAnswered(true)
    follow()
  }
  // The chips that were pressed are gone: what they led to is read next.
  useEffect(() => {
    if (!isAnswered || draft.isOld) return
    document.getElementById('landed-price')?.focus({ preventScroll: true })
    setAnswered(false)
  }, [isAnswered, draft.isOld])
  const correct = () => {
    if (fold.current) fold.current.open = true
  }
  const facts = estimatedNow(filled)
  const title = filled.title || m.cart_add_title()
  const bar = {
    formId,
    submit,
    cost: draft.cost,
    isOld: draft.isOld,
    isAbout: facts.length > 0,
    locale,
    note: <CostNote cost={draft.cost} locale={locale} />,
  }
  return (
    <>
      <div className={about === null ? undefined : 'product'}>
        {about && (
          <Gallery
            images={withFirst(images, image)}
            alt={title}
            texts={galleryTexts(withFirst(images, image).length)}
          />
        )}
        <PostForm
          answer={{ errors, typed }}
          noValidate
          id={formId}
          ref={form}
          action={action}
          onChange={(event) => changed(event.target)}
          className="flex min-w-0 flex-col gap-5 lg:gap-6"
        >
          <ErrorSummary title={m.cart_form_errors()} errors={listed(errors)} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
          ))}
          {about && <ProductHeading about={about} title={title} url={filled.url ?? ''} />}
          {props.note}
          <ProductPrice
            cost={draft.cost}
            isOld={draft.isOld}
            isAbout={facts.length > 0}
            action={action}
            storePrice={priceOf(filled)}
            wasPrice={oldPriceOf(filled, typed, about?.oldPrice ?? null)}
            locale={locale}
            isAnswered={isAnswered}
            onAnswer={answer}
            onCorrect={correct}
            lookupTo={itemId === null && hidden.readingId ? `${home}/cart/lookup?reading=${hidden.readingId}` : null}
          />
          <EstimateLine
            estimate={estimate}
            facts={facts}
            category={choices.categories.find(({ value }) => value === filled.category)?.text ?? ''}
            grams={gramsOf(filled)}
            onCorrect={correct}
          />
          <SettledLine whys={settledNow(filled, estimate)} />
          <ProductOptions typed={typed} options={props.options} offers={offers} chosen={filled} />
          <div className="flex items-center justify-between gap-4">
            <span className="font-semibold">{m.cart_field_quantity()}</span>
            <Quantity
              label={m.cart_field_quantity()}
              name="quantity"
              value={Number(typed.quantity) || 1}
              max={99}
              onChange={follow}
              increaseLabel={m.cart_increase()}
              decreaseLabel={m.cart_decrease()}
            />
          </div>
          {about && <ProductPromises arrival={about.arrival} />}
          <ProductDetails
            fold={fold}
            isRead={!props.asksLink}
            summary={detailsSummary(filled, choices, about?.availability ?? 'unknown')}
            typed={typed}
            options={props.options}
            choices={choices}
            asksLink={props.asksLink ?? false}
          />
          <noscript>
            <Button type="submit" form={formId} name="do" value="cost" full>
              {m.cart_item_total_count()}
            </Button>
          </noscript>
          <FloatingBar {...bar} />
          {itemId !== null && (
            <ButtonLink to={props.cancelTo} kind="quiet" className="self-center">
              {m.cart_cancel()}
            </ButtonLink>
          )}
        </PostForm>
      </div>
      {props.children}
      <PhoneBar {...bar} />
    </>
  )
}

function listed(errors: FieldErrors) {
  return Object.entries(errors).map(([name, error]) => (name === 'general' ? { text: error } : { name, text: error }))
}

function isChoice(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    specNames.some((name) => name === target.name)
  )
}

function isSoldOut(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.ariaDisabled === 'true'
}

/** The picture of what was chosen stands first. */
function withFirst(images: readonly string[], first: string | null): readonly string[] {
  return first === null ? images : [first, ...images.filter((image) => image !== first)]
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}

function setField(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = text
}

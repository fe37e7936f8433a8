import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { moneyParts } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { type AskedSearch, majorOf, readAddress, writeAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import { FacetBox, FacetGroup, FacetValues } from './facet-group.tsx'
import type { Results } from './read-results.ts'

type NarrowFormProps = {
  readonly here: string
  readonly asked: AskedSearch
  readonly results: Pick<Results, 'facets' | 'inStock' | 'isInStockAtLeast' | 'prices' | 'currency'>
  readonly locale: Locale
}

/** The id of the form; what orders the results stands outside it and belongs to it. */
export const narrowId = 'narrow'
export const sheetId = 'narrow-sheet'
const place =
  'm-0 w-full max-w-none overflow-y-auto border-0 bg-surface p-4 text-ink backdrop:bg-ink/50 max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:animate-rise max-lg:rounded-t-large max-lg:shadow-lift lg:static lg:block lg:overflow-visible lg:bg-transparent lg:p-0'
const titles = {
  store: m.search_facet_stores,
  category: m.search_facet_categories,
  brand: m.search_facet_brands,
  size: m.search_facet_sizes,
  color: m.search_facet_colors,
} as const

/**
 * What narrows a search: a plain GET form, beside the results on a wide screen and a sheet on a phone (a popover, so that
 * it opens without a script, too). With a script a wide screen follows each choice; a phone waits for its button.
 */
export function NarrowForm({ here, asked, results, locale }: NarrowFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const go = useGo(here)
  const { query, display } = asked
  const address = writeAddress(asked).toString()
  // The boxes follow the address: a chip was taken away, or the way led back.
  useEffect(() => {
    if (address !== null) form.current?.reset()
  }, [address])
  return (
    <div ref={sheet} id={sheetId} popover="auto" className={place}>
      <Form
        ref={form}
        id={narrowId}
        action={here}
        role="search"
        aria-label={m.search_filters()}
        onChange={() => isWide() && form.current && go(form.current, true)}
        onSubmit={(event) => {
          event.preventDefault()
          sheet.current?.hidePopover()
          go(event.currentTarget, isWide())
        }}
      >
        <SheetHead />
        <input type="hidden" name="q" value={query.words} />
        {display === 'list' && <input type="hidden" name="view" value="list" />}
        <div className="lg:[&>details:first-of-type]:border-t-0">
          <FacetBox
            name="stock"
            value="1"
            isChosen={query.inStock}
            count={results.inStock}
            isAtLeast={results.isInStockAtLeast}
          >
            {m.search_in_stock()}
          </FacetBox>
          {results.facets.slice(0, 3).map((facet) => facetGroup(facet, titles[facet.name]()))}
          <FacetGroup title={m.search_facet_price()}>
            <PriceFields asked={asked} results={results} locale={locale} />
          </FacetGroup>
          {results.facets.slice(3).map((facet) => facetGroup(facet, titles[facet.name]()))}
        </div>
        <SheetFoot />
      </Form>
    </div>
  )
}

function facetGroup({ name, isAtLeast, values }: Results['facets'][number], title: string): ReactNode {
  if (values.length === 0) return null
  return (
    <FacetGroup key={name} title={title}>
      <FacetValues name={name} legend={title} values={values} isAtLeast={isAtLeast} />
    </FacetGroup>
  )
}

type PriceProps = Omit<NarrowFormProps, 'here'>

function PriceFields({ asked: { query }, results: { prices, currency }, locale }: PriceProps) {
  const sign = moneyParts(money(0n, currency), locale).currency
  const typed = (minor: bigint | null) => (minor === null ? '' : majorOf(minor))
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        key={`from ${typed(query.priceFrom)}`}
        label={m.search_price_from({ currency: sign })}
        name="from"
        inputMode="decimal"
        defaultValue={typed(query.priceFrom)}
        placeholder={wholeOf(prices?.from)}
        ltr
      />
      <Field
        key={`to ${typed(query.priceTo)}`}
        label={m.search_price_to({ currency: sign })}
        name="to"
        inputMode="decimal"
        defaultValue={typed(query.priceTo)}
        placeholder={wholeOf(prices?.to)}
        ltr
      />
    </div>
  )
}

function wholeOf(minor: bigint | undefined): string | undefined {
  return minor === undefined ? undefined : String(minor / 100n)
}

function SheetHead() {
  return (
    <div className="sticky -top-4 z-10 -mx-4 -mt-4 mb-2 flex items-center justify-between border-b border-line bg-surface px-4 py-2 lg:hidden">
      <strong className="text-lg">{m.search_filters()}</strong>
      <IconButton icon="close" label={m.search_filters_close()} popoverTarget={sheetId} popoverTargetAction="hide" />
    </div>
  )
}

/** The button for phones; on a wide screen only who has no script needs one. */
function SheetFoot() {
  const button = (
    <Button type="submit" kind="primary" full className="on-surface">
      {m.search_filters_apply()}
    </Button>
  )
  return (
    <>
      <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-surface p-4 lg:hidden">{button}</div>
      <noscript>
        <div className="max-lg:hidden">{button}</div>
      </noscript>
    </>
  )
}

/** Goes to what a form asks for, by an address without what goes without saying. */
export function useGo(here: string) {
  const navigate = useNavigate()
  return (form: HTMLFormElement, isInPlace: boolean) => {
    const filled = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') filled.append(name, value)
    const address = writeAddress(readAddress(filled)).toString()
    navigate(address === '' ? here : `${here}?${address}`, { preventScrollReset: isInPlace })
  }
}

function isWide(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches
}

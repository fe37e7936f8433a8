import { useNavigation } from 'react-router'
import { PAGE_SIZES, SORTS } from '#catalog/products/finding/product-query.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { type AskedSearch, type Display, readAddress, withValue, writeAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import { narrowId, sheetId, useGo } from './narrow-form.tsx'
import type { Results } from './read-results.ts'

type ToolsProps = { readonly here: string; readonly asked: AskedSearch; readonly chosen: number }

const sortTexts = {
  recommended: m.search_sort_recommended,
  lowPrice: m.search_sort_low,
  highPrice: m.search_sort_high,
  newArrivals: m.search_sort_new,
  mostSelling: m.search_sort_selling,
} as const

// What was chosen stands at once, before its results are there.
function useChosen(here: string, asked: AskedSearch) {
  const go = useGo(here)
  const { location } = useNavigation()
  const chosen = location?.pathname === here ? readAddress(new URLSearchParams(location.search)) : asked
  const choose = ({ currentTarget: { form } }: { readonly currentTarget: HTMLSelectElement }) => form && go(form, true)
  return { ...chosen, choose }
}

/** What narrows and orders the results; the fields belong to the form that narrows. */
export function ResultTools({ here, asked, chosen }: ToolsProps) {
  const { query, choose } = useChosen(here, asked)
  return (
    <div className="flex items-end gap-3">
      <Button popoverTarget={sheetId} icon="filter" className="lg:hidden">
        {m.search_filters_open()}
        {chosen > 0 && <span className="figures"> ({chosen})</span>}
      </Button>
      <Select
        label={m.search_sort()}
        name="sort"
        form={narrowId}
        value={query.sort}
        onChange={choose}
        options={SORTS.map((sort) => ({ value: sort, text: sortTexts[sort]() }))}
        className="min-w-36 max-lg:grow"
      />
      <noscript>
        <Button type="submit" form={narrowId}>
          {m.search_filters_apply()}
        </Button>
      </noscript>
    </div>
  )
}

/** How many are shown and how they are drawn: on phones below them, where the first goods are not in its way. */
export function ListTools({ here, asked }: Omit<ToolsProps, 'chosen'>) {
  const { query, display, choose } = useChosen(here, asked)
  return (
    <div className="flex items-end justify-between gap-3 max-lg:order-last lg:justify-end">
      <Select
        label={m.search_page_size()}
        name="show"
        form={narrowId}
        value={String(query.size)}
        onChange={choose}
        options={PAGE_SIZES.map((size) => ({ value: String(size), text: String(size) }))}
        className="min-w-28 whitespace-nowrap"
      />
      <nav aria-label={m.search_display()} className="flex">
        <DisplayLink here={here} asked={asked} display="grid" isCurrent={display === 'grid'} />
        <DisplayLink here={here} asked={asked} display="list" isCurrent={display === 'list'} />
      </nav>
    </div>
  )
}

type DisplayProps = {
  readonly here: string
  readonly asked: AskedSearch
  readonly display: Display
  readonly isCurrent: boolean
}

function DisplayLink({ here, asked, display, isCurrent }: DisplayProps) {
  const text = display === 'grid' ? m.search_display_grid() : m.search_display_list()
  return (
    <Link
      to={addressOf(here, { ...asked, display })}
      preventScrollReset
      rel="nofollow"
      aria-label={text}
      title={text}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex size-11 items-center justify-center rounded text-soft hover:bg-sunken focus-visible:rounded aria-[current]:bg-sunken aria-[current]:text-ink"
    >
      {display === 'grid' ? <GridIcon /> : <Icon name="list" />}
    </Link>
  )
}

// Said here alone: the kit's icons are fetched with every page.
function GridIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} className="icon" aria-hidden="true">
      <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
    </svg>
  )
}

type ChipsProps = {
  readonly here: string
  readonly asked: AskedSearch
  readonly results: Pick<Results, 'facets' | 'currency'>
  readonly locale: Locale
}

/** What was chosen, each to be taken away by a press. */
export function ChosenChips({ here, asked, results, locale }: ChipsProps) {
  const { query } = asked
  const without = (less: Partial<AskedSearch['query']>) => ({ ...asked, query: { ...query, ...less, page: 1 } })
  const chips = [
    ...(query.inStock ? [{ text: m.search_in_stock(), left: without({ inStock: false }) }] : []),
    ...results.facets.flatMap(({ name, values }) =>
      values
        .filter(({ isChosen }) => isChosen)
        .map(({ value, text }) => ({ text, left: withValue(asked, name, value) })),
    ),
    ...(query.priceFrom !== null || query.priceTo !== null
      ? [{ text: priceText(query, results.currency, locale), left: without({ priceFrom: null, priceTo: null }) }]
      : []),
  ]
  if (chips.length === 0) return null
  const items = chips.map(({ text, left }) => ({
    to: addressOf(here, left),
    text: <bdi>{text}</bdi>,
    removeLabel: m.search_remove({ name: text }),
  }))
  const nothing = { ...asked, query: { ...readAddress(new URLSearchParams()).query, words: query.words } }
  return (
    <Chips
      label={m.search_chosen()}
      items={chips.length > 1 ? [...items, { to: addressOf(here, nothing), text: m.search_filters_clear() }] : items}
    />
  )
}

function priceText({ priceFrom, priceTo }: AskedSearch['query'], currency: Currency, locale: Locale): string {
  const say = (minor: bigint) => formatMoney(money(minor, currency), locale)
  if (priceFrom !== null && priceTo !== null)
    return m.search_price_chip_both({ from: say(priceFrom), to: say(priceTo) })
  return priceFrom !== null
    ? m.search_price_chip_from({ from: say(priceFrom) })
    : m.search_price_chip_to({ to: say(priceTo ?? 0n) })
}

/** The address of a search on a page. */
export function addressOf(here: string, asked: AskedSearch): string {
  const address = writeAddress(asked).toString()
  return address === '' ? here : `${here}?${address}`
}

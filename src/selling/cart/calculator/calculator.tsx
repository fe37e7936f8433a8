import { type RefObject, useCallback, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { useLiveCost } from '#selling/cart/page/use-live-cost.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Calculation, mostItems } from './calculation.ts'
import { CalculatorChoicesCard, LinkField } from './calculator-choices.tsx'
import { CalculatorItem } from './calculator-item.tsx'
import { CalculatorTotal, type OtherSite, SharedBefore, TotalLine, TotalUnder } from './calculator-total.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CalculationCost } from './cost-calculation.ts'
import { parseCost } from './cost-json.ts'
import type { CalculatorChoices } from './load-calculator.ts'

type CalculatorProps = {
  readonly calculation: Calculation
  readonly choices: CalculatorChoices
  /** Null if the page requests it itself. */
  readonly cost: CalculationCost | null
  readonly locale: Locale
  readonly site: Site
  readonly origin: string
  readonly others: readonly OtherSite[]
  /** The problem with reading a link. */
  readonly note?: string | null
}

/** Goods and their cost: line by line, with every package and every coupon; the address contains everything. */
export function Calculator(props: CalculatorProps) {
  const { calculation, choices, cost, locale, site, origin, others, note = null } = props
  const home = `/${locale}`
  const form = useRef<HTMLFormElement>(null)
  const live = useCalculation({ home, cost, form })
  const shown = live.cost
  const total = <TotalLine cost={shown} isOld={live.isOld} locale={locale} />
  return (
    <Form
      ref={form}
      method="get"
      action={`${home}/calculator`}
      noValidate
      onChange={live.follow}
      preventScrollReset
      className="min-w-0"
    >
      {/* The button that Enter presses. */}
      <button type="submit" name="do" value="count" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {!live.isTouched && <SharedBefore shared={calculation.shared} cost={shown} locale={locale} />}
      {note && (
        <Notice tone="warn" className="mb-4">
          {note}
        </Notice>
      )}
      <Columns
        main={
          <div className="flex flex-col gap-5">
            {calculation.items.map((item, place) => (
              <CalculatorItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the page begins again when one goes
                key={place}
                home={home}
                item={item}
                place={place}
                choices={choices}
                onChange={live.follow}
                isOnly={calculation.items.length === 1}
                errors={shown?.errors ?? {}}
                prohibited={shown?.prohibited[String(place)] ?? null}
              />
            ))}
            {calculation.items.length < mostItems && (
              <Button type="submit" name="do" value="add" icon="plus" className="self-start">
                {m.cart_calc_add_item()}
              </Button>
            )}
            <LinkField home={home} />
            <CalculatorChoicesCard calculation={calculation} choices={choices} cost={shown} site={site} />
          </div>
        }
        side={
          <div className="flex flex-col gap-5">
            <CalculatorTotal
              cost={shown}
              locale={locale}
              site={site}
              origin={origin}
              others={others}
              isOld={live.isOld}
            />
          </div>
        }
      />
      {shown?.view && (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
          <CompareTable kind="package" rows={shown.packages} query={shown.query} home={home} locale={locale} />
          <CompareTable kind="coupon" rows={shown.coupons} query={shown.query} home={home} locale={locale} />
        </div>
      )}
      <StickyBar label={m.cart_calc_total()} amount={total} note={<TotalUnder cost={shown} locale={locale} />}>
        <noscript>
          <Button type="submit" name="do" value="count" kind="primary">
            {m.cart_calc_count()}
          </Button>
        </noscript>
      </StickyBar>
    </Form>
  )
}

type Asked = {
  readonly home: string
  /** The cost that came with the page; null if it was filled without the server. */
  readonly cost: CalculationCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

/** Keeps the calculator's total up to date; the address follows too, so that reloading or sharing shows the same. */
function useCalculation({ home, cost, form }: Asked) {
  const ask = useCallback(
    async (filled: HTMLFormElement, signal: AbortSignal) => {
      const answer = await fetch(`${home}/calculator/cost?${questionOf(filled)}`, { signal })
      return answer.ok ? parseCost(await answer.text()) : null
    },
    [home],
  )
  const onTold = useCallback(
    ({ query }: CalculationCost) =>
      window.history.replaceState(window.history.state, '', `${home}/calculator?${query}`),
    [home],
  )
  return useLiveCost<CalculationCost>({ form, cost, ask, onTold, pauseMs: 200 })
}

function questionOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(filled.filter(([name]) => name !== 't' && name !== 'v')).toString()
}

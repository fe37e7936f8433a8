import { siteWords } from '#platform/http/site-words.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { SheetLink } from '#platform/ui/frame/sheet-link.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { RateNote } from '#pricing/quote/explain/rate-note.tsx'
import { breakdownLines } from '#selling/cart/page/breakdown-lines.tsx'
import { ShareLink } from '#selling/cart/share-link.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Calculation } from './calculation.ts'
import type { CalculationCost } from './cost-calculation.ts'

type TotalProps = { readonly cost: CalculationCost | null; readonly isOld: boolean; readonly locale: Locale }

/** The total, or that something is missing for it. */
export function TotalLine({ cost, isOld, locale }: TotalProps) {
  if (!cost?.view) return <span aria-hidden="true">—</span>
  const amount = <Amount money={money(cost.view.totalMinor, cost.view.currency)} locale={locale} />
  return <span className={classes('transition-opacity', isOld && 'opacity-50')}>{amount}</span>
}

export function TotalUnder({ cost, locale }: Omit<TotalProps, 'isOld'>) {
  if (!cost?.view) return m.cart_calc_waits()
  const { view } = cost
  return (
    <SheetLink href="#total" text={m.cart_total_details()} title={m.cart_calc_total()} closeLabel={m.cart_close()}>
      {() => (
        <>
          <Breakdown
            lines={breakdownLines(view, locale)}
            total={{ label: m.cart_cost_total(), amount: <TotalLine cost={cost} isOld={false} locale={locale} /> }}
          />
          <RateNote rates={view.rates} />
        </>
      )}
    </SheetLink>
  )
}

export type OtherSite = { readonly site: Site; readonly origin: string }
type CardProps = TotalProps & {
  readonly site: Site
  readonly origin: string
  readonly others: readonly OtherSite[]
}

/** The cost of the goods, each line with its reason, and a link to share it. */
export function CalculatorTotal({ cost, isOld, locale, site, origin, others }: CardProps) {
  const view = cost?.view
  return (
    <Card title={siteWords(site, locale).totalHere} id="total">
      {view ? (
        <>
          {cost.waiting > 0 && (
            <p className="mb-2 text-sm text-soft">{m.cart_calc_not_counted({ count: cost.waiting })}</p>
          )}
          <div className={classes('transition-opacity', isOld && 'opacity-50')}>
            <Breakdown
              live
              lines={breakdownLines(view, locale)}
              total={{
                label: m.cart_cost_total(),
                amount: <TotalLine cost={cost} isOld={false} locale={locale} />,
                note: new URLSearchParams(cost.query).has('m') ? m.cart_calc_note() : m.cart_calc_note_no_method(),
              }}
            />
            <RateNote rates={view.rates} />
            <CheckPrice tables={cost.tables} href={`/api/calculator/quote?${cost.query}`} />
          </div>
          <div className="mt-4">
            <ShareLink link={`${origin}/${locale}/calculator?${cost.query}`} label={m.cart_calc_share()} />
          </div>
        </>
      ) : (
        <p aria-live="polite" className="text-soft">
          {m.cart_calc_waits()}
        </p>
      )}
      {others.map((other) => (
        <p key={other.site} className="mt-3">
          <TextLink href={`${other.origin}/${locale}/calculator?${goodsOf(cost?.query ?? '')}`}>
            {siteWords(other.site, locale).calculateHere}
          </TextLink>
        </p>
      ))}
      <noscript>
        <Button type="submit" name="do" value="count" kind="primary" full className="mt-4">
          {m.cart_calc_count()}
        </Button>
      </noscript>
    </Card>
  )
}

// Only the goods: coupons, packages and totals belong to one destination.
function goodsOf(query: string): string {
  return new URLSearchParams(new URLSearchParams(query).getAll('i').map((item) => ['i', item])).toString()
}

type SharedProps = Omit<TotalProps, 'isOld'> & Pick<Calculation, 'shared'>

/** A shared link whose price has changed: both prices, and why. */
export function SharedBefore({ shared, cost, locale }: SharedProps) {
  const view = cost?.view
  if (!shared || !view || shared.totalMinor === view.totalMinor) return null
  const amount = (minor: bigint) => <Amount money={money(minor, view.currency)} locale={locale} />
  return (
    <Notice tone="info" role="status" title={m.cart_calc_changed_title()} className="mb-5">
      <Change
        before={amount(shared.totalMinor)}
        after={amount(view.totalMinor)}
        beforeLabel={m.cart_calc_was()}
        afterLabel={m.cart_calc_now()}
      />
      <p className="mt-1">
        {shared.tablesId === cost.tablesId ? m.cart_calc_changed_offers() : m.cart_calc_changed_tables()}
      </p>
    </Notice>
  )
}

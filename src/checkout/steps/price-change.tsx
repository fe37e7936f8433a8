import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { PriceChange as Facts } from './read-price-change.ts'

type PriceChangeProps = { readonly change: Facts; readonly number: string; readonly locale: Locale }

/** Before money moves: the price of today beside the one that was agreed, why, line by line. Paying accepts it. */
export function PriceChange({ change, number, locale }: PriceChangeProps) {
  const labels = { beforeLabel: m.checkout_was(), afterLabel: m.checkout_is_now() }
  const none = m.checkout_price_none()
  return (
    <Notice tone="warn" title={m.checkout_price_changed()}>
      <Change
        before={<Amount money={change.before} locale={locale} className="sm:text-lg" />}
        after={<Amount money={change.after} locale={locale} className="sm:text-lg" />}
        {...labels}
      />
      <p className="text-sm text-soft">{m.checkout_price_before_fee()}</p>
      {change.notes.map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
      {change.inputs.length > 0 && (
        <>
          <p className="mt-2">{m.checkout_price_rates()}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {change.inputs.map(({ name, before, after }) => (
              <li key={name} className="flex flex-wrap items-baseline gap-x-3">
                <span>{name}</span>
                <Change before={<bdi>{before ?? none}</bdi>} after={<bdi>{after ?? none}</bdi>} {...labels} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure quiet summary={m.checkout_price_lines()} className="mt-2">
        <ul className="flex flex-col gap-3">
          {change.lines.map(({ line, name, before, after, why }) => (
            <li key={line}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{name}</span>
                <Change
                  before={<Amount money={before} locale={locale} />}
                  after={<Amount money={after} locale={locale} />}
                  {...labels}
                />
              </div>
              {why.map((reason) => (
                <p key={reason} className="text-sm text-soft">
                  {reason}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Disclosure>
      <p className="mt-2 text-soft">{m.checkout_price_nothing_taken()}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {change.isPackageGone && <TextLink to={`/${locale}/packages`}>{m.checkout_price_renew()}</TextLink>}
        {change.mayCancel && (
          <TextLink to={`/${locale}/account/orders/${number}/cancel`}>{m.checkout_cancel_order()}</TextLink>
        )}
      </p>
    </Notice>
  )
}

import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { PackagesFacts } from './load-packages.ts'
import { bestOf, cartNet, ordersNet } from './package-saving.ts'

type PackageVerdictProps = { readonly facts: PackagesFacts; readonly home: string }

/** Which package pays off for this customer; it says so as plainly where none does. */
export function PackageVerdict({ facts, home }: PackageVerdictProps) {
  const { packages, past, hasCart, isSignedIn, locale, site, currency } = facts
  const said = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  const nameOf = ({ name }: { readonly name: string }) => isolate(name)
  const [forCart, forPast] = [hasCart ? bestOf(packages, cartNet) : null, past ? bestOf(packages, ordersNet) : null]
  const since = past ? sayDay(past.since, locale, site) : ''
  if (!hasCart && !past) {
    return (
      <Notice tone="info" title={m.subscriptions_verdict_unknown()}>
        {isSignedIn ? m.subscriptions_verdict_no_cart() : m.subscriptions_verdict_guest()}{' '}
        <TextLink to={`${home}/cart`}>{m.subscriptions_to_cart()}</TextLink>
      </Notice>
    )
  }
  return (
    <Notice
      tone={forCart || forPast ? 'ok' : 'info'}
      title={forCart || forPast ? m.subscriptions_verdict_some() : m.subscriptions_verdict_none()}
    >
      {hasCart && (
        <p>
          {forCart
            ? m.subscriptions_verdict_cart({ name: nameOf(forCart.one), saving: said(forCart.minor) })
            : m.subscriptions_verdict_cart_none()}
        </p>
      )}
      {past && (
        <p>
          {forPast
            ? m.subscriptions_verdict_past({
                name: nameOf(forPast.one),
                saving: said(forPast.minor),
                count: past.count,
                since,
              })
            : m.subscriptions_verdict_past_none({ count: past.count, since })}
        </p>
      )}
    </Notice>
  )
}

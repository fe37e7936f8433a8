import { Field } from '#platform/ui/forms/field.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { PageCheck } from './check-pages.ts'
import type { CheckedAnswer } from './checked-answer.ts'
import type { Outcome } from './judge-page.ts'

type ChecksPanelProps = {
  readonly checks: readonly PageCheck[]
  readonly answer: CheckedAnswer
  readonly facts: { readonly locale: Locale; readonly here: string }
}

/** The pages' present state before the buyer pays: old and new values, and the possible actions. */
export function ChecksPanel({ checks, answer, facts }: ChecksPanelProps) {
  const isUnread = checks.some(({ outcome }) => outcome === 'unread')
  const isStopped = checks.some(({ outcome }) => outcome === 'above' || outcome === 'gone')
  return (
    <div role="alert" className="flex flex-col gap-2 border-t border-line bg-warn-soft p-3">
      <p className="font-semibold">{isStopped ? m.purchasing_check_stops() : m.purchasing_check_differs()}</p>
      <ul className="flex flex-col gap-1">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} facts={facts} />
        ))}
      </ul>
      {isUnread && (
        <Field
          label={m.purchasing_check_reason()}
          hint={m.purchasing_check_reason_hint()}
          name="reason"
          defaultValue={answer.typed.reason}
          error={answer.errors.reason}
          className="max-w-xl"
        />
      )}
    </div>
  )
}

const tones: Readonly<Record<Outcome, Tone>> = {
  same: 'ok',
  lower: 'ok',
  within: 'wait',
  above: 'bad',
  gone: 'bad',
  unread: 'warn',
}

function CheckRow({ check, facts }: { readonly check: PageCheck; readonly facts: ChecksPanelProps['facts'] }) {
  const { id, itemId, title, outcome, reviewedPrice, seenPrice, failure } = check
  const { here, locale } = facts
  const isDearer = outcome === 'above'
  const hold = `${here}${here.includes('?') ? '&' : '?'}hold=${itemId}${isDearer ? `&to=${seenPrice}` : ''}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name="checked" value={id} />
      <noscript>
        <input type="hidden" name="item" value={itemId} />
      </noscript>
      <bdi className="line-clamp-1 max-w-96">{title}</bdi>
      {seenPrice !== null && seenPrice !== reviewedPrice && (
        <span className="flex items-center gap-2">
          <s className="text-soft">
            <Price text={reviewedPrice} check={check} locale={locale} />
          </s>
          <strong>
            <Price text={seenPrice} check={check} locale={locale} />
          </strong>
        </span>
      )}
      <Badge tone={tones[outcome]} size="small" wraps>
        {outcome === 'unread' ? failureText(failure) : outcomeTexts[outcome]()}
      </Badge>
      {outcome !== 'same' && outcome !== 'lower' && (
        <Link to={hold} preventScrollReset className="text-sea underline-offset-4">
          {m.purchasing_hold()}
        </Link>
      )}
    </li>
  )
}

const outcomeTexts: Readonly<Record<Exclude<Outcome, 'unread'>, () => string>> = {
  same: m.purchasing_check_same,
  lower: m.purchasing_check_lower,
  within: m.purchasing_check_within,
  above: m.purchasing_check_above,
  gone: m.purchasing_check_gone,
}

type PriceProps = { readonly text: string; readonly check: PageCheck; readonly locale: Locale }

function Price({ text, check, locale }: PriceProps) {
  const minor = parseMinor(text)
  if (minor === null || !isCurrency(check.currency)) return text
  return <Amount money={money(minor, check.currency)} locale={locale} />
}

/** Why a page could not be compared, for the buyer. */
function failureText(failure: string | null): string {
  if (failure === 'NO_PRICE') return m.purchasing_check_no_price()
  if (failure === 'OTHER_CURRENCY') return m.purchasing_check_other_currency()
  if (failure === 'TIMEOUT' || failure === 'BUSY') return m.purchasing_check_slow()
  return m.purchasing_check_unread()
}

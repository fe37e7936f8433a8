import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayShortDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { movesMoney } from './break-kinds.ts'
import { breakTexts } from './break-text.ts'
import type { Expected } from './line-words.ts'
import type { CardBreak } from './read-breaks.ts'

type BreakDialogProps = {
  readonly found: CardBreak
  /** What the line may stand for instead. */
  readonly candidates: readonly Expected[]
  readonly here: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** The line of a break that can still be matched by hand; null if it is matched already, or is no line. */
export function lineToMatch({ kind, of }: CardBreak): string | null {
  return /^(unknownCharge|duplicate|part|otherCard|unknownRefund)$/.test(kind) ? of.slice('line:'.length) : null
}

function candidateText({ number, store, day, cardMinor, charged }: Expected, found: CardBreak, locale: Locale): string {
  const { currency } = found
  if (charged.parts > 0) {
    const left = isolate(formatMoney(money(cardMinor - charged.minor, currency), locale))
    const [its, from, on] = [number, store, sayShortDay(day, locale)].map((part) => isolate(part))
    return m.purchasing_match_left({ number: its ?? '', store: from ?? '', day: on ?? '', left })
  }
  const amount = formatMoney(money(cardMinor, currency), locale)
  return [number, store, sayShortDay(day, locale), amount].map((part) => isolate(part)).join(' · ')
}

// Further facts about the amount: in the other currency, and what is not charged yet.
function othersOf({ amount, cost, minor, currency, parts, leftMinor }: CardBreak, locale: Locale) {
  const onCard = { term: m.purchasing_break_on_card(), shown: money(minor, currency) }
  const inStore = { term: m.purchasing_break_cost(), shown: cost }
  const isElsewhere = cost !== null && cost.currency !== currency
  const left = { term: m.purchasing_break_left(), shown: leftMinor === null ? null : money(leftMinor, currency) }
  const others = isElsewhere ? [amount.currency === currency ? inStore : onCard, left] : [left]
  const amounts = others.flatMap(({ term, shown }) =>
    shown === null ? [] : [{ term, value: <Amount money={shown} locale={locale} /> }],
  )
  return parts > 1 ? [...amounts, { term: m.purchasing_break_parts(), value: String(parts) }] : amounts
}

/** What differs, the effect of closing it, and the reason. */
export function BreakDialog({ found, candidates, here, formKey, asksProof, answer, locale }: BreakDialogProps) {
  const { kind, card, day, merchant, number, minor } = found
  const mayMatch = candidates.length > 0
  // The order that the bank's text already names is preselected.
  const rest = candidates.find((one) => kind === 'part' && one.number === number)
  return (
    <DeedDialog title={breakTexts[kind]()} closeTo={`${here}#breaks`} formKey={formKey} answer={answer}>
      <Facts
        items={[
          { term: m.purchasing_card(), value: <Ltr>{card}</Ltr> },
          { term: m.purchasing_break_day(), value: <bdi>{sayShortDay(day, locale)}</bdi> },
          { term: m.purchasing_break_merchant(), value: <bdi className="wrap-anywhere">{merchant}</bdi> },
          {
            term: m.purchasing_store_order(),
            value: (
              <bdi dir="ltr" className="figures wrap-anywhere">
                {number ?? '—'}
              </bdi>
            ),
          },
          { term: m.purchasing_break_difference(), value: <Amount money={found.amount} locale={locale} /> },
          ...othersOf(found, locale),
        ]}
      />
      <input type="hidden" name="of" value={found.of} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="minor" value={minor.toString()} />
      {mayMatch && (
        <Select
          label={m.purchasing_match_with()}
          name="ofId"
          defaultValue={rest?.id ?? ''}
          options={[
            { value: '', text: m.purchasing_match_nothing() },
            ...candidates.map((one) => ({ value: one.id, text: candidateText(one, found, locale) })),
          ]}
        />
      )}
      <ReasonAndProof label={m.purchasing_card_why()} asksProof={asksProof} />
      {/* Enter presses the first button of a form: the match, if something can be matched. */}
      {mayMatch && (
        <SubmitButton name="do" value="matchLine">
          {m.purchasing_match_do()}
        </SubmitButton>
      )}
      <div className={mayMatch ? 'flex flex-col gap-3 border-t border-line pt-4' : 'contents'}>
        <Notice tone="info">
          {movesMoney[kind] && minor !== 0n ? m.purchasing_break_posts() : m.purchasing_break_explains()}
        </Notice>
        <SubmitButton kind={mayMatch ? 'secondary' : 'primary'} name="do" value="break">
          {m.purchasing_break_close()}
        </SubmitButton>
      </div>
    </DeedDialog>
  )
}

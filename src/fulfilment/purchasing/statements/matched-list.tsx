import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment, sayShortDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { MatchedByHand } from './read-matched.ts'

type ListProps = {
  readonly matches: readonly MatchedByHand[]
  readonly here: string
  readonly mayManage: boolean
  readonly locale: Locale
  readonly site: Site
}

/** Recent matches by hand: who made them, with a button to withdraw. */
export function MatchedList({ matches, here, mayManage, locale, site }: ListProps) {
  if (matches.length === 0) return null
  return (
    <Disclosure quiet summary={m.purchasing_matches()}>
      <p className="mb-2 text-sm text-soft">{m.purchasing_matches_lead()}</p>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {matches.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Ltr>{one.card}</Ltr>
            <bdi>{sayShortDay(one.day, locale)}</bdi>
            <bdi className="wrap-anywhere">{one.merchant}</bdi>
            <Amount money={one.amount} locale={locale} />
            <bdi dir="ltr" className="figures wrap-anywhere">
              {one.number}
            </bdi>
            <span className="text-soft">
              <bdi>{one.by}</bdi> · <bdi>{sayMoment(one.at, locale, site)}</bdi>
            </span>
            {mayManage && !one.isClosed && (
              <TextLink to={`${here}?match=${one.id}`}>{m.purchasing_match_take_back()}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type DialogProps = {
  readonly match: MatchedByHand
  readonly here: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** The effect of withdrawing a match, and the reason. */
export function TakeBackDialog({ match, here, formKey, asksProof, answer, locale }: DialogProps) {
  return (
    <DeedDialog title={m.purchasing_match_take_back()} closeTo={`${here}#breaks`} formKey={formKey} answer={answer}>
      <Facts
        items={[
          { term: m.purchasing_card(), value: <Ltr>{match.card}</Ltr> },
          { term: m.purchasing_break_day(), value: <bdi>{sayShortDay(match.day, locale)}</bdi> },
          { term: m.purchasing_break_merchant(), value: <bdi className="wrap-anywhere">{match.merchant}</bdi> },
          { term: m.purchasing_break_difference(), value: <Amount money={match.amount} locale={locale} /> },
          {
            term: m.purchasing_store_order(),
            value: (
              <bdi dir="ltr" className="figures wrap-anywhere">
                {match.number}
              </bdi>
            ),
          },
        ]}
      />
      <Notice tone="info">
        {match.entryId ? m.purchasing_match_taken_back_posts() : m.purchasing_match_taken_back_frees()}
      </Notice>
      <input type="hidden" name="matchId" value={match.id} />
      <ReasonAndProof label={m.purchasing_card_why()} asksProof={asksProof} />
      <SubmitButton name="do" value="takeBack">
        {m.purchasing_match_take_back()}
      </SubmitButton>
    </DeedDialog>
  )
}

import type { RuleProposal } from '#catalog/stores/read-rule-desk.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { asksText, limitText } from './rule-columns.tsx'

type Shown = RuleProposal & { readonly name: string; readonly isMine: boolean; readonly categoryNames: string }
type ProposalListProps = {
  readonly proposals: readonly Shown[]
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** Rules that wait for a second person. */
export function ProposalList({ proposals, here, formKey, answer }: ProposalListProps) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{m.catalogue_rules_waiting()}</h2>
      <div className="flex flex-col gap-4">
        {proposals.map((one) => (
          <Card key={one.id} title={titleOf(one)} level={3}>
            <Facts
              items={[
                { term: m.catalogue_rule_asks(), value: whatOf(one) },
                ...(one.categories ? [{ term: m.catalogue_category(), value: one.categoryNames }] : []),
                { term: m.catalogue_pin_from(), value: <bdi className="figures">{one.from}</bdi> },
                { term: m.catalogue_rule_source(), value: <bdi className="wrap-anywhere">{one.source}</bdi> },
                ...(one.doubt
                  ? [{ term: m.catalogue_limit_doubt(), value: <bdi className="wrap-anywhere">{one.doubt}</bdi> }]
                  : []),
                { term: m.catalogue_why(), value: <bdi className="wrap-anywhere">{one.why}</bdi> },
                { term: m.catalogue_change_who(), value: <bdi>{one.proposedBy}</bdi> },
              ]}
            />
            {one.per === null && (
              <TextLink to={`${here}?kind=${one.kind}`} className="min-h-11">
                {m.catalogue_rule_try()}
              </TextLink>
            )}
            <PostForm answer={answer} className="mt-2 flex flex-wrap items-center gap-2">
              {answer?.errors.general && (
                <Notice tone="bad" role="alert">
                  {answer.errors.general}
                </Notice>
              )}
              <FormKey value={formKey} />
              <input type="hidden" name="id" value={one.id} />
              {!one.isMine && (
                <SubmitButton name="do" value="publish">
                  {m.catalogue_rule_publish()}
                </SubmitButton>
              )}
              <SubmitButton name="do" value="withdraw" kind="secondary">
                {m.catalogue_rule_withdraw()}
              </SubmitButton>
              {one.isMine && <p className="text-sm text-soft">{m.catalogue_rule_mine()}</p>}
            </PostForm>
          </Card>
        ))}
      </div>
    </section>
  )
}

function titleOf({ name, per }: Shown): string {
  if (per === null) return name
  return per === 'year' ? m.catalogue_limit_of_year({ kind: name }) : m.catalogue_limit_of_order({ kind: name })
}

function whatOf({ asks, per, unit, most }: Shown): string {
  return per !== null && unit !== null && most !== null ? limitText({ per, unit, most }) : asksText(asks)
}

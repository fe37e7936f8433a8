import type { ReactNode } from 'react'
import { kilograms } from '#fulfilment/couriers/kilograms.ts'
import { zoneName } from '#fulfilment/couriers/zone-name.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { CompanyPageFacts } from './load-company.ts'
import type { Terms, ZoneTerms } from './read-terms.ts'

type CompanyFeesProps = { readonly facts: CompanyPageFacts; readonly answer: FormAnswer | undefined }

/** A company's present fees, the coming ones, and those that wait for a second person. */
export function CompanyFees({ facts, answer }: CompanyFeesProps) {
  const { terms, mayPrice, here } = facts
  return (
    <>
      {terms.draft && (
        <TermsCard facts={facts} terms={terms.draft} badge={<Badge tone="wait">{m.couriers_terms_waiting()}</Badge>}>
          {mayPrice && <Answer facts={facts} draft={terms.draft} answer={answer} />}
        </TermsCard>
      )}
      {terms.coming.map((one) => (
        <TermsCard
          key={one.id}
          facts={facts}
          terms={one}
          badge={<Badge tone="info">{m.couriers_terms_coming()}</Badge>}
        />
      ))}
      {terms.inForce && (
        <TermsCard facts={facts} terms={terms.inForce} badge={<Badge tone="ok">{m.couriers_terms_in_force()}</Badge>}>
          {mayPrice && !terms.draft && (
            <ButtonLink to={`${here}?propose`} kind="secondary" size="small">
              {m.couriers_propose()}
            </ButtonLink>
          )}
        </TermsCard>
      )}
    </>
  )
}

type TermsCardProps = {
  readonly facts: CompanyPageFacts
  readonly terms: Terms
  readonly badge: ReactNode
  readonly children?: ReactNode
}

function TermsCard({ facts, terms, badge, children }: TermsCardProps) {
  const { locale, site } = facts
  return (
    <Card title={m.couriers_fees()} aside={badge}>
      <p className="mb-3 text-sm text-soft">
        {m.couriers_terms_from({ at: isolate(sayMoment(terms.validFrom, locale, site)) })}
        {terms.madeBy && ` · ${m.couriers_terms_by({ by: isolate(terms.madeBy) })}`}
        {terms.publishedBy && ` · ${m.couriers_terms_out_by({ by: isolate(terms.publishedBy) })}`}
        {` · `}
        {terms.madeBy === null ? m.couriers_terms_first() : <bdi>{terms.why}</bdi>}
      </p>
      <Table caption={m.couriers_fees()} columns={columns(facts)} rows={terms.zones} rowKey={(row) => row.zone} dense />
      {children && <div className="mt-4">{children}</div>}
    </Card>
  )
}

function columns({ locale, currency }: CompanyPageFacts): readonly Column<ZoneTerms>[] {
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const weight = (grams: number) => m.couriers_kilograms({ kilograms: kilograms(grams) })
  return [
    { key: 'zone', title: m.couriers_zone(), lead: true, cell: (row) => zoneName(row.zone) },
    {
      key: 'base',
      title: m.couriers_base(),
      numeric: true,
      cell: (row) => (row.baseMinor === null ? m.couriers_from_tables() : amount(row.baseMinor)),
    },
    {
      key: 'included',
      title: m.couriers_included(),
      numeric: true,
      cell: (row) => <bdi>{weight(row.includedGrams)}</bdi>,
    },
    {
      key: 'step',
      title: m.couriers_step(),
      numeric: true,
      cell: (row) => (
        <>
          {amount(row.stepMinor)} / <bdi>{weight(row.stepGrams)}</bdi>
        </>
      ),
    },
  ]
}

type AnswerProps = {
  readonly facts: CompanyPageFacts
  readonly draft: Terms
  readonly answer: FormAnswer | undefined
}

function Answer({ facts, draft, answer }: AnswerProps) {
  const isMine = draft.madeById === facts.me
  return (
    <PostForm answer={answer} className="flex flex-col gap-3">
      <input type="hidden" name="key" value={`${facts.key}-${draft.id}`} />
      <input type="hidden" name="id" value={draft.id} />
      {isMine && <p className="text-sm text-soft">{m.couriers_own_terms()}</p>}
      <StaffProof asks={facts.asksProof} />
      <div className="flex flex-wrap gap-3">
        {!isMine && (
          <SubmitButton name="do" value="publish">
            {m.couriers_publish()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="drop">
          {m.couriers_drop()}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

import { StaffProof } from '#people/proofs/staff-proof.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { packageForm } from '#pricing/quote/tables/tables-form.ts'
import { benefitsText } from '#pricing/subscriptions/benefit-line.ts'
import { benefitText } from '#pricing/subscriptions/benefit-text.ts'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import type { Site, SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { periodOf } from './package-period.ts'
import type { PackageVersionsFacts } from './read-package-desk.ts'

type PackageDraftCardProps = {
  readonly facts: PackageVersionsFacts & {
    readonly me: string
    readonly locale: Locale
    readonly site: Site
    readonly currency: SiteCurrency
    readonly asksProof: boolean
  }
  readonly proofError: string | undefined
}

/** A draft that waits for a second person: present and new terms side by side. */
export function PackageDraftCard({ facts, proofError }: PackageDraftCardProps) {
  const { draft, pack, me, currency, locale, site, asksProof } = facts
  if (!draft) return null
  const amount = (minor: bigint | null) =>
    minor === null ? m.subscriptions_quota_unlimited() : formatMoney(money(minor, currency), locale)
  const benefitLines = (benefits: unknown) => sayBenefits(benefits, currency, locale)
  const changes = [
    ['price', m.subscriptions_price(), amount(pack.price_minor), amount(draft.price_minor)],
    ['quota', m.subscriptions_quota(), amount(pack.quota_minor), amount(draft.quota_minor)],
    ['period', m.subscriptions_period(), periodText(periodOf(pack)), periodText(periodOf(draft))],
    ['nameAr', m.subscriptions_desk_name_ar(), pack.name_ar, draft.name_ar],
    ['nameEn', m.subscriptions_desk_name_en(), pack.name_en, draft.name_en],
    ['descriptionAr', m.subscriptions_desk_description_ar(), pack.description_ar, draft.description_ar],
    ['descriptionEn', m.subscriptions_desk_description_en(), pack.description_en, draft.description_en],
    ['fitsAr', m.subscriptions_desk_fits_ar(), pack.fits_ar, draft.fits_ar],
    ['fitsEn', m.subscriptions_desk_fits_en(), pack.fits_en, draft.fits_en],
    ['free', m.subscriptions_first_month_free(), yesNo(pack.is_first_month_free), yesNo(draft.is_first_month_free)],
    ['countries', m.subscriptions_countries(), pack.countries.join(', '), draft.countries.join(', ')],
    ['stores', m.subscriptions_stores(), pack.stores.join(', '), draft.stores.join(', ')],
    ['categories', m.subscriptions_categories(), pack.categories.join(', '), draft.categories.join(', ')],
    ['benefits', m.subscriptions_desk_benefits(), benefitLines(pack.benefits), benefitLines(draft.benefits)],
  ].filter(([, , was, is]) => was !== is)
  const isMine = draft.made_by === me
  return (
    <Card tone="warn" title={m.subscriptions_desk_draft()}>
      <p className="mb-3 text-sm text-soft">
        <bdi>{draft.author}</bdi> · <bdi dir="ltr">{sayPlainTime(draft.made_at, site)}</bdi> · {draft.why}
      </p>
      <Facts
        items={changes.map(([key = '', term = '', was = '', is = '']) => ({
          key,
          term,
          value: (
            <>
              <del className="whitespace-pre-line text-soft">
                <bdi>{was || '—'}</bdi>
              </del>{' '}
              <ins className="font-semibold whitespace-pre-line no-underline">
                <bdi>{is || '—'}</bdi>
              </ins>
            </>
          ),
        }))}
      />
      <PostForm
        answer={proofError ? { errors: { proof: proofError } } : null}
        className="mt-4 flex flex-col items-start gap-3"
      >
        <input type="hidden" name="version" value={draft.id} />
        {isMine && <p className="text-sm text-soft">{m.subscriptions_desk_mine()}</p>}
        {!isMine && <StaffProof asks={asksProof} />}
        <div className="flex flex-wrap gap-3">
          {!isMine && (
            <SubmitButton name="do" value="publish">
              {m.subscriptions_desk_publish()}
            </SubmitButton>
          )}
          <SubmitButton name="do" value="drop" kind="secondary" formNoValidate>
            {m.subscriptions_desk_drop()}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

// The benefits as customers read them, with the lines as they were written.
function sayBenefits(benefits: unknown, currency: SiteCurrency, locale: Locale): string {
  const list = packageForm.shape.benefits.parse(benefits)
  const written = benefitsText(benefits).split('\n')
  return list.map((one, at) => `${benefitText(one, currency, locale)} (\u2066${written[at]}\u2069)`).join('\n')
}

function yesNo(is: boolean): string {
  return is ? m.subscriptions_desk_yes() : m.subscriptions_desk_no()
}

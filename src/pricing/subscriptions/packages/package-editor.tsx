import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { benefitsText } from '#pricing/subscriptions/benefit-line.ts'
import type { SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { PackageBenefits, scopeText } from './package-benefits.tsx'
import type { PackageVersionsFacts } from './read-package-desk.ts'

type PackageEditorProps = {
  readonly facts: PackageVersionsFacts & { readonly currency: SiteCurrency; readonly locale: Locale }
  readonly answer: FormAnswer | null
}

/**
 * New terms for a package: written here, published by somebody else. Withdrawing it from sale needs no second person.
 */
export function PackageEditor({ facts: { pack, terms, currency, locale }, answer }: PackageEditorProps) {
  const isTyped = answer !== null && Object.keys(answer.errors).some((name) => name !== 'general')
  const field = (name: string, has: string) => ({
    name,
    defaultValue: isTyped ? (answer.typed[name] ?? '') : has,
    error: answer?.errors[name],
  })
  return (
    <Card title={m.subscriptions_desk_terms()}>
      <p>{locale === 'ar' ? pack.description_ar : pack.description_en}</p>
      <p className="mb-2 text-sm text-soft">{locale === 'ar' ? pack.fits_ar : pack.fits_en}</p>
      <PackageBenefits terms={terms} currency={currency} locale={locale} />
      <p className="mt-2 text-sm text-soft">{scopeText(terms, locale)}</p>
      <Disclosure summary={m.subscriptions_desk_edit()} open={isTyped} quiet>
        <PostForm answer={answer} noValidate className="mt-3 grid gap-4 text-base lg:grid-cols-2">
          <Field label={m.subscriptions_desk_name_ar()} {...field('nameAr', pack.name_ar)} dir="rtl" required />
          <Field label={m.subscriptions_desk_name_en()} {...field('nameEn', pack.name_en)} ltr required />
          <TextArea label={m.subscriptions_desk_description_ar()} {...field('descriptionAr', pack.description_ar)} />
          <TextArea
            label={m.subscriptions_desk_description_en()}
            {...field('descriptionEn', pack.description_en)}
            dir="ltr"
          />
          <Field label={m.subscriptions_desk_fits_ar()} {...field('fitsAr', pack.fits_ar)} dir="rtl" required />
          <Field label={m.subscriptions_desk_fits_en()} {...field('fitsEn', pack.fits_en)} ltr required />
          <Field
            label={m.subscriptions_desk_price_vat()}
            {...field('price', minorToDecimal(pack.price_minor))}
            inputMode="decimal"
            ltr
            required
          />
          <Field
            label={m.subscriptions_quota()}
            hint={m.subscriptions_desk_quota_hint()}
            {...field('quota', pack.quota_minor === null ? '' : minorToDecimal(pack.quota_minor))}
            inputMode="decimal"
            ltr
          />
          <Select
            label={m.subscriptions_desk_unit()}
            {...field('unit', pack.period_unit)}
            options={[
              { value: 'week', text: m.subscriptions_desk_week() },
              { value: 'month', text: m.subscriptions_desk_month_unit() },
              { value: 'year', text: m.subscriptions_desk_year() },
            ]}
          />
          <Field
            label={m.subscriptions_desk_count()}
            {...field('count', String(pack.period_count))}
            inputMode="numeric"
            ltr
          />
          <Field
            label={m.subscriptions_countries()}
            hint={m.subscriptions_desk_codes_hint()}
            {...field('countries', pack.countries.join(', '))}
            ltr
          />
          <Field
            label={m.subscriptions_stores()}
            hint={m.subscriptions_desk_codes_hint()}
            {...field('stores', pack.stores.join(', '))}
            ltr
          />
          <Field
            label={m.subscriptions_categories()}
            hint={m.subscriptions_desk_codes_hint()}
            {...field('categories', pack.categories.join(', '))}
            ltr
          />
          <Checkbox
            label={m.subscriptions_first_month_free()}
            name="freeMonth"
            defaultChecked={isTyped ? answer.typed.freeMonth === 'on' : pack.is_first_month_free}
          />
          <TextArea
            className="lg:col-span-2"
            label={m.subscriptions_desk_benefits()}
            hint={m.subscriptions_desk_benefits_hint()}
            {...field('benefits', benefitsText(pack.benefits))}
            dir="ltr"
          />
          <Field className="lg:col-span-2" label={m.subscriptions_desk_why()} {...field('why', '')} required />
          <SubmitButton name="do" value="draft" className="justify-self-start">
            {m.subscriptions_desk_save_draft()}
          </SubmitButton>
        </PostForm>
      </Disclosure>
      {pack.is_offered ? (
        <ButtonLink to="?ask=retire" size="small" className="mt-3">
          {m.subscriptions_desk_retire()}
        </ButtonLink>
      ) : (
        <PostForm answer={answer} className="mt-3">
          <SubmitButton name="do" value="offer" kind="secondary" size="small">
            {m.subscriptions_desk_offer()}
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}

import { Button } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { type CouponFieldsProps, GivesFields, Group, LimitFields, ScopeFields } from './coupon-fields.tsx'
import type { CouponPreview } from './preview-coupon.ts'

type CouponEditorProps = CouponFieldsProps & {
  readonly formKey: string
  /** The number of the edited version; null for a new coupon. */
  readonly basis: number | null
  readonly preview: CouponPreview | null
}

/** All fields of a coupon, and a preview of its effect on an example. */
export function CouponEditor({ formKey, basis, preview, ...fields }: CouponEditorProps) {
  const { typed, errors, locale } = fields
  const problems = Object.entries(errors).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
  return (
    <PostForm answer={{ errors, typed }} noValidate className={`flex max-w-page flex-col gap-5 ${denseForm}`}>
      <ErrorSummary title={m.coupons_problem()} errors={problems} />
      <FormKey value={formKey} />
      <input type="hidden" name="basis" value={basis ?? 0} />
      {preview && <Preview preview={preview} locale={locale} />}
      {basis === null && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field
            name="code"
            label={m.coupons_code()}
            hint={m.coupons_code_hint()}
            ltr
            maxLength={30}
            required
            autoCapitalize="characters"
            autoComplete="off"
          />
          <Field
            name="draws"
            label={m.coupons_draws()}
            hint={m.coupons_draws_hint()}
            optional={m.coupons_optional()}
            ltr
            inputMode="numeric"
          />
        </div>
      )}
      <GivesFields {...fields} />
      <LimitFields {...fields} />
      <ScopeFields {...fields} />
      <Group legend={m.coupons_group_message()}>
        <p className="-mt-2 text-sm text-soft">{m.coupons_message_hint()}</p>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field name="messageAr" label={m.coupons_message_ar()} dir="rtl" lang="ar" maxLength={200} />
          <Field name="messageEn" label={m.coupons_message_en()} dir="ltr" lang="en" maxLength={200} />
        </div>
      </Group>
      <Field name="why" label={m.coupons_why()} hint={m.coupons_why_hint()} required maxLength={300} dir="auto" />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="propose">
          {basis === null ? m.coupons_save_new() : m.coupons_save_edit()}
        </SubmitButton>
        <Button type="submit" name="do" value="preview" icon="eye">
          {m.coupons_preview()}
        </Button>
      </div>
    </PostForm>
  )
}

type PreviewProps = { readonly preview: CouponPreview; readonly locale: CouponFieldsProps['locale'] }

function Preview({ preview: { view, withoutMinor, item }, locale }: PreviewProps) {
  const amount = (minor: bigint) => <Amount money={money(minor, view.currency)} locale={locale} />
  const reasons = view.rows.find(({ line }) => line === 'couponDiscount')?.why ?? []
  const example = m.coupons_preview_example({
    goods: categoryName(item.category, locale),
    country: countryName(item.country, locale),
    price: isolateLtr(`${item.clientData.price} ${item.clientData.currency}`),
    grams: String(item.clientData.weight ?? 0),
  })
  return (
    <Card title={m.coupons_preview_title()} tone="sunken">
      <p className="text-soft">{example}</p>
      {view.couponError ? (
        <Notice tone="warn" role="status" className="mt-3">
          {view.couponError}
        </Notice>
      ) : (
        <div role="status" className="mt-3">
          <Change
            before={amount(withoutMinor)}
            after={amount(view.totalMinor)}
            beforeLabel={m.coupons_preview_before()}
            afterLabel={m.coupons_preview_after()}
          />
          <ul className="mt-1 text-soft">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import type { ItemChoices } from '#selling/cart/adding/draft-item.ts'
import { m } from '#words/messages.js'

type LookupAnswerFormsProps = {
  readonly answer: FormAnswer | null
  readonly choices: ItemChoices
  /** Where the store is, as far as its link shows it. */
  readonly country: string | null
  readonly refusals: readonly { readonly value: string; readonly text: string }[]
}

/** The two answers to a link, and giving it back. */
export function LookupAnswerForms({ answer, choices, country, refusals }: LookupAnswerFormsProps) {
  const asked = answer?.typed.do
  return (
    <div className="flex flex-col gap-4">
      <FactsForm answer={asked === 'price' ? answer : null} choices={choices} country={country} />
      <Card title={m.cart_lookup_refuse_title()}>
        <PostForm
          answer={asked === 'refuse' ? answer : null}
          noValidate
          className={`flex flex-col gap-3 ${denseForm}`}
          key={answer?.attempt}
        >
          <Select
            name="refusal"
            label={m.cart_lookup_why()}
            options={refusals}
            placeholder={m.cart_choose()}
            required
          />
          <Field
            name="note"
            label={m.cart_lookup_note()}
            hint={m.cart_lookup_note_hint()}
            optional={m.cart_optional()}
            maxLength={500}
            autoComplete="off"
            dir="auto"
          />
          <SubmitButton kind="danger" name="do" value="refuse" className="self-start">
            {m.cart_lookup_refuse()}
          </SubmitButton>
        </PostForm>
      </Card>
      <PostForm answer={null}>
        <SubmitButton kind="quiet" name="do" value="release" data-key="r">
          {m.cart_lookup_release()}
        </SubmitButton>
      </PostForm>
    </div>
  )
}

function FactsForm({ answer, choices, country }: Pick<LookupAnswerFormsProps, 'answer' | 'choices' | 'country'>) {
  const errors = Object.entries(answer?.errors ?? {}).filter(([name]) => name !== 'general')
  return (
    <Card title={m.cart_lookup_facts()}>
      <PostForm answer={answer} noValidate className={`flex flex-col gap-3 ${denseForm}`} key={answer?.attempt}>
        <ErrorSummary title={m.cart_form_errors()} errors={errors.map(([name, text]) => ({ name, text }))} />
        <Field name="title" label={m.cart_field_title()} maxLength={300} required autoComplete="off" dir="auto" />
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3">
          <Field name="price" label={m.cart_field_price_label()} ltr inputMode="decimal" required autoComplete="off" />
          <Select
            name="currency"
            label={m.cart_field_currency()}
            options={choices.currencies}
            placeholder={m.cart_choose()}
            required
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            name="category"
            label={m.cart_field_category()}
            options={choices.categories}
            placeholder={m.cart_choose()}
            required
          />
          <Select
            name="country"
            label={m.cart_field_country()}
            options={choices.countries}
            defaultValue={country ?? ''}
            placeholder={m.cart_choose()}
            required
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Field name="kilograms" label={m.cart_lookup_kilograms()} ltr inputMode="numeric" autoComplete="off" />
          <Field name="grams" label={m.cart_lookup_grams()} ltr inputMode="numeric" autoComplete="off" />
        </div>
        <Field
          name="colors"
          label={m.cart_lookup_colors()}
          hint={m.cart_lookup_list_hint()}
          optional={m.cart_optional()}
          autoComplete="off"
          dir="auto"
        />
        <Field name="sizes" label={m.cart_lookup_sizes()} optional={m.cart_optional()} autoComplete="off" dir="auto" />
        <Field
          name="image"
          label={m.cart_lookup_image()}
          hint={m.cart_lookup_image_hint()}
          optional={m.cart_optional()}
          type="url"
          ltr
          autoComplete="off"
        />
        <SubmitButton name="do" value="price" data-key="p" className="self-start">
          {m.cart_lookup_price()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

import { useState } from 'react'
import { useLocation } from 'react-router'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { Measure, readNewKind } from './read-kind.ts'

type KindFormProps = {
  readonly kind: Awaited<ReturnType<typeof readNewKind>>['kind']
  readonly seen: string
  readonly measures: readonly Measure[]
  readonly places: readonly Choice[]
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

const roles = [
  { value: 'thing', text: m.catalogue_kind_thing },
  { value: 'accessory', text: m.catalogue_kind_accessory },
  { value: 'part', text: m.catalogue_kind_part },
] as const
const otherLanguages = ['tr', 'germanic', 'romance', 'signs'] as const
const labels = {
  tr: m.catalogue_field_words_tr,
  germanic: m.catalogue_field_words_germanic,
  romance: m.catalogue_field_words_romance,
  signs: m.catalogue_field_words_signs,
} as const
const taken = new Set(['KIND_WORD_TAKEN'])

/** All that is said of a kind. It is tried against the catalogue, then saved with the reason. */
export function KindForm({ kind, seen, measures, places, formKey, answer }: KindFormProps) {
  const { code, name, parent, role, words, grams } = kind
  const wrong = answer?.errors ?? {}
  // A page that is read anew must not vouch for what was typed over something older; who was told so may go on.
  const { key } = useLocation()
  const begun = answer?.attempt ?? key
  const [shown, keep] = useState({ begun, seen })
  if (shown.begun !== begun) keep({ begun, seen })
  const typedOver = answer ? (answer.code === 'STALE' ? seen : answer.typed.seen) : shown.seen
  const isTaken = taken.has(answer?.code ?? '') || answer?.typed.shared === 'on'
  return (
    <PostForm answer={answer} className="flex flex-col gap-5" key={begun}>
      {wrong.general && (
        <Notice tone="bad" role="alert">
          {wrong.general}
        </Notice>
      )}
      <FormKey value={formKey} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="seen" value={typedOver} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="nameAr" label={m.catalogue_name_ar()} defaultValue={name.ar} maxLength={60} required />
        <Field name="nameEn" label={m.catalogue_name_en()} defaultValue={name.en} maxLength={60} ltr required />
        <Select
          name="parent"
          label={m.catalogue_field_parent()}
          hint={m.catalogue_kind_parent_hint()}
          defaultValue={parent}
          options={places}
          {...(parent === '' && { placeholder: m.catalogue_kind_parent_choose() })}
          required
        />
        <Select
          name="role"
          label={m.catalogue_field_role()}
          hint={m.catalogue_kind_role_hint()}
          defaultValue={role}
          options={roles.map(({ value, text }) => ({ value, text: text() }))}
        />
      </div>
      <Weights grams={grams} measures={measures} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea
          name="ar"
          label={m.catalogue_field_words_ar()}
          hint={m.catalogue_kind_words_hint()}
          defaultValue={words.ar}
          maxLength={8000}
          dir="rtl"
          rows={3}
        />
        <TextArea
          name="en"
          label={m.catalogue_field_words_en()}
          hint={m.catalogue_kind_words_hint()}
          defaultValue={words.en}
          maxLength={8000}
          dir="ltr"
          rows={3}
        />
      </div>
      <Disclosure
        quiet
        summary={m.catalogue_kind_other_languages()}
        open={otherLanguages.some((one) => wrong[one] !== undefined)}
      >
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {otherLanguages.map((one) => (
            <TextArea
              key={one}
              name={one}
              label={labels[one]()}
              defaultValue={words[one]}
              maxLength={8000}
              dir="auto"
              rows={2}
            />
          ))}
        </div>
      </Disclosure>
      {isTaken && <Checkbox name="shared" label={m.catalogue_kind_shared()} hint={m.catalogue_kind_shared_hint()} />}
      <WhyField />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="try" kind="secondary" icon="search" formNoValidate>
          {m.catalogue_kind_try()}
        </SubmitButton>
        <SubmitButton name="do" value="save">
          {m.catalogue_save()}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

const measured: Readonly<Record<Measure['by'], (facts: { readonly at: string }) => string>> = {
  inches: m.catalogue_kind_at_inches,
  metres: m.catalogue_kind_at_metres,
  squareMetres: m.catalogue_kind_at_square_metres,
  voltAmperes: m.catalogue_kind_at_volt_amperes,
  content: () => m.catalogue_kind_by_content(),
  set: () => m.catalogue_kind_set(),
}

function Weights({ grams, measures }: Pick<KindFormProps, 'measures'> & Pick<KindFormProps['kind'], 'grams'>) {
  const fields = [
    { name: 'low', label: m.catalogue_field_grams_low() },
    { name: 'best', label: m.catalogue_field_grams_best() },
    { name: 'high', label: m.catalogue_field_grams_high() },
  ] as const
  return (
    <fieldset>
      <legend className="font-semibold">{m.catalogue_kind_weight()}</legend>
      <p className="mb-2 text-sm text-soft">
        {[m.catalogue_kind_weight_hint(), ...measures.map(({ by, at }) => measured[by]({ at: String(at) }))].join(' ')}
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {fields.map(({ name, label }) => (
          <Field
            key={name}
            name={name}
            label={label}
            defaultValue={grams[name] ?? ''}
            inputMode="numeric"
            ltr
            required
          />
        ))}
      </div>
    </fieldset>
  )
}

import { useState } from 'react'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

const noErrors: readonly { readonly text: string }[] = []

/** Forms and their fields, with hints and errors. */
export function KitForms({ kit }: { readonly kit: Kit }) {
  const { w, over } = kit
  const errors = [
    { name: 'phone', text: w('phone_error') },
    { name: 'accept', text: w('accept_error') },
  ]
  return (
    <KitSection title={w('forms')}>
      <ErrorSummary title={w('problem')} errors={over === 'errors' ? errors : noErrors} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Field label={w('full_name')} name="name" hint={w('full_name_hint')} autoComplete="name" />
        <Field
          label={w('phone')}
          name="phone"
          hint={w('phone_hint')}
          error={w('phone_error')}
          ltr
          before="+20"
          type="tel"
          autoComplete="tel-national"
          defaultValue="0100 123"
        />
        <Field label={w('email')} name="email" optional={w('optional')} ltr type="email" autoComplete="email" />
        <Field
          label={w('otp')}
          name="otp"
          hint={w('otp_hint')}
          code
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          defaultValue="418205"
        />
        <Select
          label={w('governorate')}
          name="governorate"
          placeholder={w('choose')}
          options={[
            { value: 'cairo', text: w('cairo') },
            { value: 'giza', text: w('giza') },
            { value: 'alex', text: w('alex') },
          ]}
        />
        <FileField
          label={w('id_photo')}
          name="id"
          hint={w('id_photo_hint')}
          accept="image/*"
          chooseLabel={w('choose_file')}
          progress={0.6}
          progressLabel={w('uploading')}
        />
        <TextArea label={w('notes')} name="notes" optional={w('optional')} defaultValue={w('notes_value')} />
        <div className="flex flex-col gap-2">
          <Checkbox label={w('accept_terms')} name="accept" error={w('accept_error')} />
          <Checkbox label={w('accept_terms')} name="accepted" defaultChecked />
          <Checkbox label={w('news')} hint={w('news_hint')} name="news" look="switch" defaultChecked />
        </div>
        <Methods kit={kit} />
        <Quantities kit={kit} />
      </div>
    </KitSection>
  )
}

function Methods({ kit: { w } }: { readonly kit: Kit }) {
  return (
    <RadioCards
      legend={w('method')}
      name="method"
      defaultValue="card"
      options={[
        { value: 'card', title: w('card'), note: w('card_note'), icon: 'card' },
        { value: 'fawry', title: w('fawry'), note: w('fawry_note'), icon: 'store', aside: <Ltr>+ EGP 15</Ltr> },
        { value: 'wallet', title: w('balance'), note: w('balance_note'), icon: 'wallet', disabled: true },
      ]}
    />
  )
}

function Quantities({ kit: { w } }: { readonly kit: Kit }) {
  const [count, setCount] = useState(2)
  const shared = { label: w('quantity'), increaseLabel: w('increase'), decreaseLabel: w('decrease') }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Quantity {...shared} name="quantity" value={count} max={9} onChange={setCount} />
      <Quantity {...shared} name="row" value={1} submits />
    </div>
  )
}

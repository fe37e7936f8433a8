import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'
import type { Preferences } from './preferences-form.ts'

type PreferenceFieldsProps = { readonly values: Preferences; readonly errors: FieldErrors }

export function PreferenceFields({ values }: PreferenceFieldsProps) {
  return (
    <>
      <RadioCards
        legend={m.people_preferences_language()}
        name="language"
        columns={2}
        defaultValue={values.language}
        options={[
          { value: 'arabic', title: m.people_preferences_arabic() },
          { value: 'english', title: m.people_preferences_english() },
        ]}
      />
      <RadioCards
        legend={m.people_preferences_fees()}
        name="shippingFeesCalculation"
        defaultValue={values.shippingFeesCalculation}
        options={[
          {
            value: 'With review',
            title: m.people_preferences_fees_review(),
            note: m.people_preferences_fees_review_note(),
          },
          {
            value: 'In office',
            title: m.people_preferences_fees_office(),
            note: m.people_preferences_fees_office_note(),
          },
          { value: 'Ask me every time', title: m.people_preferences_ask() },
        ]}
      />
      <RadioCards
        legend={m.people_preferences_decision()}
        name="userDecision"
        defaultValue={values.userDecision}
        options={[
          {
            value: 'PROCEED_OTHER_ITEMS',
            title: m.people_preferences_decision_proceed(),
            note: m.people_preferences_decision_proceed_note(),
          },
          {
            value: 'HOLD_ORDER',
            title: m.people_preferences_decision_hold(),
            note: m.people_preferences_decision_hold_note(),
          },
          { value: 'Ask me every time', title: m.people_preferences_ask() },
        ]}
      />
      <Checkbox look="switch" label={m.people_preferences_box()} name="removeBox" defaultChecked={values.removeBox} />
      <TextArea
        label={m.people_preferences_notes()}
        hint={m.people_preferences_notes_hint()}
        name="shippingNotes"
        optional={m.people_optional()}
        rows={3}
        maxLength={500}
        dir="auto"
        defaultValue={values.shippingNotes}
      />
    </>
  )
}

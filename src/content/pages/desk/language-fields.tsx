import type { ContentText } from '#content/pages/content-text.ts'
import { BodyField } from '#content/pages/editor/body-field.tsx'
import type { BarPicture } from '#content/pages/editor/editor-bar.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'

const languages = {
  ar: { name: m.pages_arabic, dir: 'rtl', end: 'Ar' },
  en: { name: m.pages_english, dir: 'ltr', end: 'En' },
} as const

type LanguageFieldsProps = {
  readonly language: 'ar' | 'en'
  readonly text: ContentText
  readonly pictures: readonly BarPicture[]
}

/** Everything of a text in one language, in that language's direction; what it is called stays in the reader's. */
export function LanguageFields({ language, text, pictures }: LanguageFieldsProps) {
  const { name, dir, end } = languages[language]
  const own = { lang: language, dir } as const
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-lg font-semibold">{name()}</legend>
      <Field
        {...own}
        name={`title${end}`}
        label={m.pages_field_title()}
        defaultValue={text[`title${end}`]}
        maxLength={200}
      />
      <TextArea
        {...own}
        name={`lead${end}`}
        label={m.pages_field_lead()}
        defaultValue={text[`lead${end}`]}
        maxLength={600}
        rows={2}
      />
      <BodyField
        name={`body${end}`}
        label={m.pages_field_body()}
        language={language}
        defaultValue={text[`body${end}`]}
        pictures={pictures}
      />
      <TextArea
        {...own}
        name={`description${end}`}
        label={m.pages_field_description()}
        hint={m.pages_description_hint()}
        defaultValue={text[`description${end}`]}
        maxLength={300}
        rows={2}
        optional={m.pages_optional()}
      />
    </fieldset>
  )
}

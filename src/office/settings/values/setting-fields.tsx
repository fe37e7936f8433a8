import type { SettingField } from '#platform/settings/changeable/setting.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { useFormState } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'
import type { PictureChoice } from './say-setting.ts'

export type ShownField = {
  readonly name: string
  readonly title: string
  readonly field: SettingField
  /** What the form begins with, and what the program says before anybody changed it. */
  readonly typed: string
  readonly usual: string
  readonly hint: string | null
  readonly pictures: readonly PictureChoice[]
}

/** The fields of a setting, each of its kind; texts in two languages stand side by side. */
export function SettingFieldList({ fields, sign }: { readonly fields: readonly ShownField[]; readonly sign: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fields.map((one) => (
        <div key={one.name} className={/(Ar|En)$/.test(one.name) ? '' : 'sm:col-span-2'}>
          <OneField {...one} sign={sign} />
        </div>
      ))}
    </div>
  )
}

function OneField({ name, title, field, typed, hint, pictures, sign }: ShownField & { readonly sign: string }) {
  const posted = useFormState().typed
  const at = `values.${name}`
  if (field.kind === 'switch') {
    const isOn = Object.keys(posted).length > 0 ? posted[at] !== undefined : typed === 'true'
    return <Checkbox name={at} label={title} look="switch" defaultChecked={isOn} />
  }
  if (field.kind === 'text' && field.lines)
    return (
      <TextArea
        name={at}
        label={title}
        hint={hint ?? undefined}
        rows={field.lines}
        maxLength={field.longest}
        defaultValue={typed}
        dir={directionOf(field)}
        optional={field.isOptional ? m.platform_kit_optional() : undefined}
        required={!field.isOptional}
      />
    )
  if (field.kind === 'text')
    return (
      <Field
        name={at}
        label={title}
        hint={hint ?? undefined}
        maxLength={field.longest}
        defaultValue={typed}
        ltr={field.isLatin}
        dir={directionOf(field)}
        optional={field.isOptional ? m.platform_kit_optional() : undefined}
        required={!field.isOptional}
      />
    )
  if (field.kind === 'picture')
    return (
      <Select
        name={at}
        label={title}
        hint={m.settings_picture_hint()}
        options={pictures}
        placeholder={m.settings_picture_none()}
        defaultValue={typed}
      />
    )
  if (field.kind === 'day')
    return (
      <Field
        name={at}
        type="date"
        label={title}
        defaultValue={typed}
        optional={m.platform_kit_optional()}
        className="max-w-xs"
      />
    )
  const isCount = field.kind === 'count'
  return (
    <Field
      name={at}
      label={title}
      hint={isCount ? m.settings_between({ least: field.least, most: field.most }) : undefined}
      inputMode={isCount ? 'numeric' : 'decimal'}
      maxLength={20}
      defaultValue={typed}
      before={isCount ? undefined : sign}
      className="max-w-xs"
      ltr
      required
    />
  )
}

function directionOf({ isLatin, isArabic }: Extract<SettingField, { kind: 'text' }>) {
  return isLatin ? 'ltr' : isArabic ? 'rtl' : undefined
}

import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import type { AudienceSize } from './audience.ts'
import { SizeText } from './size-text.tsx'

type CampaignEditorProps = {
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** Of the audience as it was saved last. */
  readonly size: AudienceSize
}

/** A draft: what is said in both languages, to whom, and when. */
export function CampaignEditor({ typed, errors, size }: CampaignEditorProps) {
  const problems = Object.entries(errors)
    .filter(([name]) => name !== 'general')
    .map(([name, text]) => ({ name, text }))
  const yesOrNo = [
    { value: 'any', text: m.newsletter_audience_any() },
    { value: 'yes', text: m.newsletter_audience_yes() },
    { value: 'no', text: m.newsletter_audience_no() },
  ]
  return (
    <PostForm answer={{ errors, typed }} noValidate className={`flex flex-col gap-4 ${denseForm}`}>
      <ErrorSummary title={m.newsletter_problem()} errors={problems} />
      <input type="hidden" name="version" value={typed.version ?? '1'} />
      <Card title={m.newsletter_write_arabic()}>
        <Field name="subjectAr" label={m.newsletter_subject()} lang="ar" dir="rtl" maxLength={150} />
        <TextArea name="bodyAr" label={m.newsletter_body()} lang="ar" dir="rtl" rows={8} maxLength={20_000} />
        <p className="mt-1 text-sm text-soft">{m.newsletter_body_hint()}</p>
      </Card>
      <Card title={m.newsletter_write_english()}>
        <Field name="subjectEn" label={m.newsletter_subject()} lang="en" dir="ltr" maxLength={150} />
        <TextArea name="bodyEn" label={m.newsletter_body()} lang="en" dir="ltr" rows={8} maxLength={20_000} />
      </Card>
      <Card title={m.newsletter_audience()}>
        <SizeText size={size} />
        <p className="mb-3 text-sm text-soft">{m.newsletter_audience_of_site()}</p>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <Select
            name="language"
            label={m.newsletter_audience_language()}
            options={[
              { value: 'any', text: m.newsletter_audience_any() },
              { value: 'ar', text: m.newsletter_audience_ar() },
              { value: 'en', text: m.newsletter_audience_en() },
            ]}
          />
          <Select name="ordered" label={m.newsletter_audience_ordered()} options={yesOrNo} />
          <Select name="package" label={m.newsletter_audience_package()} options={yesOrNo} />
          <Field
            name="since"
            type="date"
            ltr
            label={m.newsletter_audience_since()}
            optional={m.newsletter_optional()}
          />
          <Field
            name="before"
            type="date"
            ltr
            label={m.newsletter_audience_before()}
            optional={m.newsletter_optional()}
          />
        </div>
      </Card>
      <Card>
        <Field
          name="beginsAt"
          type="datetime-local"
          ltr
          label={m.newsletter_begins()}
          hint={m.newsletter_begins_hint()}
          optional={m.newsletter_optional()}
        />
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="save" kind="secondary">
          {m.newsletter_save()}
        </SubmitButton>
        <Button type="submit" name="do" value="test" icon="mail">
          {m.newsletter_test()}
        </Button>
        <Button type="submit" name="do" value="propose" kind="primary">
          {m.newsletter_propose()}
        </Button>
      </div>
    </PostForm>
  )
}

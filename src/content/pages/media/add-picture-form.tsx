import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { contentPicture } from './content-picture.ts'

/** A file, and what it shows in both languages. */
export function AddPicture({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Card title={m.pages_picture_add()}>
      <PostForm answer={answer} key={answer?.attempt} encType="multipart/form-data" className="flex flex-col gap-4">
        <FileField
          name={contentPicture.field}
          label={m.pages_picture_file()}
          hint={m.pages_picture_file_hint()}
          accept="image/jpeg,image/png,image/webp,image/avif"
          chooseLabel={m.pages_picture_choose()}
          required
        />
        <Field name="altAr" label={m.pages_alt_ar()} hint={m.pages_alt_hint()} maxLength={300} required />
        <Field name="altEn" label={m.pages_alt_en()} maxLength={300} ltr required />
        <SubmitButton name="do" value="add" className="self-start">
          {m.pages_picture_add_action()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { m } from '#words/messages.js'

type LookupFieldsProps = {
  readonly home: string
  readonly url: string
  readonly typed: Readonly<Record<string, string>>
  readonly isGuest: boolean
  /** A picture that was sent before an error or a sign-in and is still there. */
  readonly hasPicture?: boolean
  readonly answer?: FormAnswer | null
}

/** The form that sends a link to the team, from the add page and from its own. */
export function LookupFields({ home, url, typed, isGuest, hasPicture = false, answer }: LookupFieldsProps) {
  const errors = Object.entries(answer?.errors ?? {})
  const isKept = hasPicture || Boolean(answer?.typed.picture)
  return (
    <PostForm
      answer={{ errors: answer?.errors ?? {}, typed: answer?.typed ?? typed }}
      action={`${home}/cart/lookup?reading=${typed.readingId ?? ''}`}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-5"
      key={answer?.attempt}
    >
      <ErrorSummary
        title={m.cart_form_errors()}
        errors={errors.map(([name, text]) => (name === 'general' ? { text } : { name, text }))}
      />
      <input type="hidden" name="readingId" value={typed.readingId ?? ''} />
      <input type="hidden" name="draft" value={answer?.typed.draft ?? typed.draft ?? ''} />
      <p dir="ltr" className="truncate rounded bg-sunken px-3 py-2 text-sm">
        {url.replace(/^https?:\/\/(www\.)?/, '')}
      </p>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <TextArea
          name="wish"
          label={m.cart_lookup_wish()}
          hint={m.cart_lookup_wish_hint()}
          optional={m.cart_optional()}
          maxLength={500}
          rows={5}
          dir="auto"
        />
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Field
              name="quantity"
              id="field-lookup-quantity"
              label={m.cart_field_quantity()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              ltr
              defaultValue="1"
            />
            <FileField
              name="picture"
              label={m.cart_lookup_picture()}
              optional={m.cart_optional()}
              hint={isKept ? m.cart_lookup_picture_kept() : m.cart_lookup_picture_hint()}
              accept="image/jpeg,image/png,image/webp,image/avif"
              chooseLabel={m.cart_lookup_picture_choose()}
            />
          </div>
          {isGuest && (
            <Field
              name="email"
              label={m.cart_lookup_email()}
              hint={m.cart_lookup_email_hint()}
              type="email"
              autoComplete="email"
              maxLength={254}
              ltr
              required
            />
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="do" value="send" size="large">
          {m.cart_lookup_send()}
        </SubmitButton>
        {isGuest && (
          <SubmitButton name="do" value="signIn" kind="quiet" size="large">
            {m.cart_lookup_sign_in()}
          </SubmitButton>
        )}
      </div>
    </PostForm>
  )
}

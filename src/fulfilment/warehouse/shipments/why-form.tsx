import { Form } from 'react-router'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'

type WhyFormProps = {
  /** Hidden fields; `at` says where the answer is shown. */
  readonly sent: Readonly<Record<string, string>> & { readonly at: string }
  readonly label: string
  readonly act: string
  readonly button: string
  readonly typed: string | undefined
  readonly error: string | undefined
}

/**
 * A form to refuse with a reason. It is separate from the form to accept, so that Enter after the reason never accepts.
 */
export function WhyForm({ sent, label, act, button, typed, error }: WhyFormProps) {
  return (
    <Form method="post" className={`${denseForm} flex flex-wrap items-start gap-3`}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={label}
        id={`${sent.at}-why`}
        name="why"
        autoComplete="off"
        className="w-64 max-w-full"
        defaultValue={typed}
        error={error}
      />
      <SubmitButton size="small" kind="quiet" name="do" value={act} className="sm:mt-6.5 sm:rtl:mt-8">
        {button}
      </SubmitButton>
    </Form>
  )
}

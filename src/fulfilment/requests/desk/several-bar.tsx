import type { RequestStage } from '#fulfilment/requests/facts/request-stage.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

/** The form to which the checkboxes of all cards belong. */
const severalForm = 'several-requests'

type SeveralBarProps = { readonly stage: RequestStage; readonly answer?: FormAnswer }

/** The actions on all chosen pickups at once. */
export function SeveralBar({ stage, answer }: SeveralBarProps) {
  if (stage === 'ready') return null
  return (
    <PostForm
      answer={answer}
      id={severalForm}
      data-fields
      preventScrollReset
      className={`${denseForm} mb-3 flex flex-wrap items-start gap-3 rounded border border-line bg-sunken p-3`}
    >
      {stage === 'prepare' ? (
        <SubmitButton size="small" name="do" value="prepareEach" data-key="p" busyLabel={m.platform_form_busy()}>
          {m.requests_prepare_chosen()}
        </SubmitButton>
      ) : (
        <>
          <Field label={m.requests_shelf()} name="shelfOfAll" required ltr autoComplete="off" className="w-48" />
          <SubmitButton
            size="small"
            name="do"
            value="shelveEach"
            data-key="s"
            className="sm:mt-6.5 sm:rtl:mt-8"
            busyLabel={m.platform_form_busy()}
          >
            {m.requests_shelve_chosen()}
          </SubmitButton>
        </>
      )}
    </PostForm>
  )
}

/** A checkbox that chooses one pickup for an action on several. */
export function ChooseRequest({ id, number }: { readonly id: string; readonly number: string }) {
  return (
    <input
      type="checkbox"
      name="request"
      value={id}
      form={severalForm}
      aria-label={m.requests_choose({ number })}
      className="tick shrink-0"
    />
  )
}

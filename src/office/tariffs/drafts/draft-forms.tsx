import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { DraftEvent } from './draft-moves.ts'

type FormFacts = { readonly formKey: string; readonly revision: number; readonly answer: FormAnswer | undefined }

/** Why the tables change, and from when. */
export function TermsForm({
  revision,
  answer,
  why,
  when,
}: Omit<FormFacts, 'formKey'> & { readonly why: string; readonly when: string }) {
  return (
    <Card title={m.tariffs_terms()}>
      <PostForm answer={answer?.typed.do === 'terms' ? answer : {}} className={`flex flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="do" value="terms" />
        <TextArea label={m.tariffs_why()} hint={m.tariffs_why_hint()} name="why" rows={2} defaultValue={why} />
        <Field
          label={m.tariffs_when()}
          hint={m.tariffs_when_hint()}
          name="when"
          type="datetime-local"
          defaultValue={when}
          ltr
        />
        <SubmitButton kind="secondary" className="self-start">
          {m.tariffs_save_terms()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

type DecisionFormsProps = FormFacts & {
  readonly moves: readonly DraftEvent[]
  readonly asksProof: boolean
  readonly isSent: boolean
  readonly isAuthor: boolean
}

/** What may be done with the draft now: handed on, published, sent back, withdrawn. */
export function DecisionForms(props: DecisionFormsProps) {
  const { moves, asksProof, isSent, isAuthor } = props
  return (
    <Card title={isSent && !isAuthor ? m.tariffs_decide() : m.tariffs_next()}>
      <div className={`flex flex-col gap-4 ${denseForm}`}>
        {isSent && <Notice tone="info">{isAuthor ? m.tariffs_own() : m.tariffs_decide_lead()}</Notice>}
        {moves.includes('publish') && (
          <MoveForm {...props}>
            <StaffProof asks={asksProof} />
            <SubmitButton name="do" value="publish" className="self-start">
              {m.tariffs_publish()}
            </SubmitButton>
          </MoveForm>
        )}
        {moves.includes('sendBack') && (
          <MoveForm {...props}>
            <TextArea label={m.tariffs_send_back_reason()} name="reason" rows={2} />
            <SubmitButton kind="secondary" name="do" value="sendBack" className="self-start">
              {m.tariffs_send_back()}
            </SubmitButton>
          </MoveForm>
        )}
        {moves.includes('send') && (
          <MoveForm {...props}>
            <SubmitButton name="do" value="send" className="self-start">
              {m.tariffs_send()}
            </SubmitButton>
          </MoveForm>
        )}
        <div className="flex flex-wrap gap-3">
          {moves.includes('takeBack') && (
            <MoveForm {...props}>
              <SubmitButton kind="secondary" name="do" value="takeBack">
                {m.tariffs_take_back()}
              </SubmitButton>
            </MoveForm>
          )}
          {moves.includes('withdraw') && (
            <MoveForm {...props}>
              <SubmitButton kind="quiet" name="do" value="withdraw">
                {m.tariffs_withdraw()}
              </SubmitButton>
            </MoveForm>
          )}
        </div>
      </div>
    </Card>
  )
}

function MoveForm({ formKey, revision, children }: FormFacts & { readonly children: ReactNode }) {
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="revision" value={revision} />
      {children}
    </Form>
  )
}

import { FormProblems } from '#people/access/form-problems.tsx'
import { codeLength } from '#people/accounts/mail-code/code-length.ts'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { CodeField } from '#platform/ui/forms/code-field.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type Step = { readonly answer: FormAnswer | undefined; readonly asks: boolean }

/** The first step: the new address, and a proof that the account's owner asks. */
export function AskNewEmail({ answer, asks, email }: Step & { readonly email: string }) {
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <FormProblems answer={answer} />
      <input type="hidden" name="do" value="ask" />
      <p>
        {m.people_email_now()} <Ltr>{email}</Ltr>
      </p>
      <Field
        label={m.people_email_new()}
        hint={m.people_email_new_hint()}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        ltr
        required
      />
      <AskedProof who="customer" asks={asks} />
      <SubmitButton className="self-start" busyLabel={m.people_busy()}>
        {m.people_by_code_send()}
      </SubmitButton>
    </PostForm>
  )
}

type Asked = Step & { readonly ask: string; readonly to: string; readonly again: string }

/** The second step: the code from the new mailbox. */
export function EnterNewEmailCode({ answer, asks, ask, to, again }: Asked) {
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <FormProblems answer={answer} />
      <input type="hidden" name="do" value="enter" />
      <input type="hidden" name="ask" value={ask} />
      <p>
        {m.people_by_code_sent_to()}{' '}
        <bdi dir="ltr" className="inline-block max-w-full break-all font-semibold">
          {to}
        </bdi>
      </p>
      <AskedProof who="customer" asks={asks} />
      <CodeField label={m.people_by_code_label()} hint={m.people_by_code_hint()} name="code" length={codeLength} />
      <SubmitButton className="self-start" busyLabel={m.people_busy()}>
        {m.people_email_action()}
      </SubmitButton>
      <TextLink to={again} quiet className="self-start">
        {m.people_email_again()}
      </TextLink>
    </PostForm>
  )
}

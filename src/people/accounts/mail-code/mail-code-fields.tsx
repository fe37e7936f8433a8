import { FormProblems } from '#people/access/form-problems.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { CodeField } from '#platform/ui/forms/code-field.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { useStepLook } from '#platform/ui/frame/use-step-look.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { codeLength } from './code-length.ts'

type AskCodeProps = { readonly answer: FormAnswer | undefined; readonly signInUrl: string }

/** The address that a code is mailed to: the only question to who is new. */
export function AskCode({ answer, signInUrl }: AskCodeProps) {
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <FormProblems answer={answer} />
      <input type="hidden" name="do" value="askCode" />
      <Field
        label={m.people_email()}
        hint={m.people_by_code_email_hint()}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        ltr
        required
      />
      <SubmitButton full size="large" busyLabel={m.people_busy()}>
        {m.people_by_code_send()}
      </SubmitButton>
      <TextLink to={signInUrl} quiet className="self-center">
        {m.people_by_code_password()}
      </TextLink>
    </PostForm>
  )
}

type EnterCodeProps = AskCodeProps & {
  /** The id of the code that was mailed, and the address it went to. */
  readonly ask: string
  readonly email: string
}

/** The code itself; its last digit goes on by itself. Another one can be asked for. */
export function EnterCode({ answer, signInUrl, ask, email }: EnterCodeProps) {
  return (
    <>
      <PostForm answer={answer} noValidate className={`flex flex-col gap-5 ${useStepLook()}`}>
        <FormProblems answer={answer} />
        <input type="hidden" name="do" value="enterCode" />
        <input type="hidden" name="ask" value={ask} />
        <CodeField label={m.people_by_code_label()} hint={m.people_by_code_hint()} name="code" length={codeLength} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_by_code_enter()}
        </SubmitButton>
      </PostForm>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <PostForm answer={null} noValidate>
          <input type="hidden" name="do" value="askCode" />
          <input type="hidden" name="email" value={email} />
          <SubmitButton kind="quiet" icon="refresh" className="-ms-4">
            {m.people_by_code_again()}
          </SubmitButton>
        </PostForm>
        <TextLink to={signInUrl}>{m.people_by_code_password()}</TextLink>
      </div>
    </>
  )
}

type CodeSentProps = { readonly email: string; readonly changeUrl?: string }

/** Where the code went, with the way to another address if there may be one. */
export function CodeSent({ email, changeUrl }: CodeSentProps) {
  return (
    <>
      {m.people_by_code_sent_to()}{' '}
      <bdi dir="ltr" className="inline-block max-w-full break-all">
        {email}
      </bdi>{' '}
      {changeUrl && (
        <TextLink to={changeUrl} className="ms-1">
          {m.people_by_code_change()}
        </TextLink>
      )}
    </>
  )
}

/** What the code spares, and what stays. */
export function CodePromises({ withCart = false }: { readonly withCart?: boolean }) {
  const promises = [
    { icon: 'lock' as const, text: m.people_by_code_promise_account() },
    ...(withCart ? [{ icon: 'bag' as const, text: m.people_by_code_promise_cart() }] : []),
  ]
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {promises.map(({ icon, text }) => (
        <li key={icon} className="flex items-start gap-3">
          <Icon name={icon} size={24} className="mt-px text-sea" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

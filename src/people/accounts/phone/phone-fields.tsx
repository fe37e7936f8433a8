import { FormProblems } from '#people/access/form-problems.tsx'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { CodeField } from '#platform/ui/forms/code-field.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { useStepLook } from '#platform/ui/frame/use-step-look.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { codeLength } from './code-length.ts'
import { ResendWait } from './resend-wait.tsx'

type Channel = 'sms' | 'whatsapp'

type AskProps = {
  readonly answer: FormAnswer | undefined
  readonly phone: string
  /** A verified number is changed: the new one is asked, and a proof. */
  readonly isChange: boolean
  readonly asksProof: boolean
}

/** The number, and by which way its code comes. */
export function AskPhoneCode({ answer, phone, isChange, asksProof }: AskProps) {
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <FormProblems answer={answer} />
      <input type="hidden" name="do" value="askCode" />
      <Field
        label={isChange ? m.people_phone_new() : m.people_phone()}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        ltr
        required
        hint={m.people_signup_phone_hint()}
        defaultValue={phone}
      />
      <RadioCards
        legend={m.people_phone_by()}
        name="channel"
        columns={2}
        defaultValue="whatsapp"
        options={[
          { value: 'whatsapp', title: m.people_phone_by_whatsapp() },
          { value: 'sms', title: m.people_phone_by_sms() },
        ]}
      />
      {isChange && <AskedProof who="customer" asks={asksProof} />}
      <SubmitButton full size="large" busyLabel={m.people_busy()}>
        {m.people_phone_send()}
      </SubmitButton>
    </PostForm>
  )
}

type EnterProps = {
  readonly answer: FormAnswer | undefined
  readonly phone: string
  readonly channel: Channel
  readonly waitSeconds: number
  readonly changeUrl: string
}

/** The code itself; its last digit goes on by itself. After a minute another one can be asked for, by either way. */
export function EnterPhoneCode({ answer, phone, channel, waitSeconds, changeUrl }: EnterProps) {
  const other = channel === 'sms' ? 'whatsapp' : 'sms'
  return (
    <>
      <p className="mb-5">
        {channel === 'sms' ? m.people_phone_sent_sms() : m.people_phone_sent_whatsapp()}{' '}
        <span className="whitespace-nowrap font-semibold">
          <Ltr>{phone}</Ltr>
        </span>{' '}
        <TextLink to={changeUrl} className="ms-1">
          {m.people_by_code_change()}
        </TextLink>
      </p>
      <PostForm answer={answer} noValidate className={`flex flex-col gap-5 ${useStepLook()}`}>
        <FormProblems answer={answer} />
        <input type="hidden" name="do" value="verify" />
        <CodeField label={m.people_by_code_label()} hint={m.people_by_code_hint()} name="code" length={codeLength} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_phone_confirm()}
        </SubmitButton>
      </PostForm>
      <div className="mt-4">
        <ResendWait seconds={waitSeconds}>
          <PostForm answer={null} noValidate className="flex flex-wrap gap-x-4 gap-y-1">
            <input type="hidden" name="do" value="askCode" />
            <input type="hidden" name="phone" value={phone} />
            <SubmitButton kind="quiet" icon="refresh" name="channel" value={channel} className="-ms-4">
              {m.people_phone_again()}
            </SubmitButton>
            <SubmitButton kind="quiet" name="channel" value={other} className="-ms-4">
              {other === 'sms' ? m.people_phone_again_sms() : m.people_phone_again_whatsapp()}
            </SubmitButton>
          </PostForm>
        </ResendWait>
      </div>
    </>
  )
}

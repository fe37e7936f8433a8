import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { StaffState } from '#people/staff/staff-member.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

type Said = (facts: { readonly name: string; readonly email: string }) => string
type Ask = {
  readonly button: () => string
  readonly title: Said
  readonly text: Said
  readonly in: readonly StaffState[]
  readonly isDanger?: true
  /** Whether it is done to one's own account too. */
  readonly isOwn?: true
  /** Whether a second admin has to agree where the account is an admin's. */
  readonly needsTwo?: true
  readonly hasNoReason?: true
}

/** What is asked before it is done, by the word of the deed. */
export const asks = {
  again: {
    button: m.staff_deed_again,
    title: m.staff_ask_again,
    text: m.staff_ask_again_text,
    in: ['invited'],
    hasNoReason: true,
  },
  withdraw: {
    button: m.staff_deed_withdraw,
    title: m.staff_ask_withdraw,
    text: m.staff_ask_withdraw_text,
    in: ['invited'],
    isDanger: true,
  },
  password: {
    button: m.staff_deed_password,
    title: m.staff_ask_password,
    text: m.staff_ask_password_text,
    in: ['active'],
    isOwn: true,
  },
  sessions: {
    button: m.staff_deed_sessions,
    title: m.staff_ask_sessions,
    text: m.staff_ask_sessions_text,
    in: ['active'],
    isOwn: true,
  },
  factor: {
    button: m.staff_deed_factor,
    title: m.staff_ask_factor,
    text: m.staff_ask_factor_text,
    in: ['active', 'suspended'],
    needsTwo: true,
  },
  suspend: {
    button: m.staff_deed_suspend,
    title: m.staff_ask_suspend,
    text: m.staff_ask_suspend_text,
    in: ['active'],
    isDanger: true,
    needsTwo: true,
  },
  resume: {
    button: m.staff_deed_resume,
    title: m.staff_ask_resume,
    text: m.staff_ask_resume_text,
    in: ['suspended'],
    needsTwo: true,
  },
} as const satisfies Readonly<Record<string, Ask>>
export type AskName = keyof typeof asks
export const askNames = Object.keys(asks) as readonly AskName[]

/** What may be done with this account now. */
export function openAsks(state: StaffState, isOwn: boolean): readonly AskName[] {
  return askNames.filter((name) => {
    const ask: Ask = asks[name]
    return ask.in.includes(state) && (!isOwn || ask.isOwn)
  })
}

type MemberDialogProps = {
  readonly ask: AskName
  readonly member: { readonly name: string; readonly email: string; readonly isAdmin: boolean }
  readonly closeTo: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** Asks for the reason and a proof before something is done to an account. */
export function MemberDialog({ ask: name, member, closeTo, formKey, asksProof, answer }: MemberDialogProps) {
  const ask: Ask = asks[name]
  const facts = { name: isolate(member.name), email: isolate(member.email) }
  return (
    <DeedDialog title={ask.title(facts)} closeTo={closeTo} formKey={formKey} answer={answer}>
      <p>{ask.text(facts)}</p>
      {ask.needsTwo && member.isAdmin && <p className="text-soft">{m.staff_ask_second()}</p>}
      {ask.hasNoReason ? (
        <StaffProof asks={asksProof} />
      ) : (
        <ReasonAndProof name="why" label={m.staff_why()} required asksProof={asksProof} />
      )}
      <SubmitButton name="do" value={name} kind={ask.isDanger ? 'danger' : 'primary'}>
        {ask.button()}
      </SubmitButton>
    </DeedDialog>
  )
}

import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'
import type { ShownKind } from './kind-card.tsx'

type SwitchKindDialogProps = {
  readonly shown: ShownKind
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** Asks why a kind is switched off or on. */
export function SwitchKindDialog({ shown: { kind, name }, here, formKey, answer }: SwitchKindDialogProps) {
  const { code, isOn } = kind
  const problem = Object.entries(answer?.errors ?? {}).find(([path]) => path !== 'why' && path !== 'general')?.[1]
  return (
    <DeedDialog
      title={isOn ? m.catalogue_kind_off_title() : m.catalogue_kind_on_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
      problem={problem}
    >
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="to" value={isOn ? 'off' : 'on'} />
      <p>
        <bdi className="font-semibold">{name}</bdi>
      </p>
      <p className="text-sm text-soft">{isOn ? m.catalogue_kind_off_text() : m.catalogue_kind_on_text()}</p>
      {problem && !isOn && <Checkbox name="shared" label={m.catalogue_kind_shared()} />}
      <WhyField />
      <SubmitButton name="do" value="switch">
        {isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}
      </SubmitButton>
    </DeedDialog>
  )
}

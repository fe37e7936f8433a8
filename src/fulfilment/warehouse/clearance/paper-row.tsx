import { Form } from 'react-router'
import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import { WhyForm } from '#fulfilment/warehouse/shipments/why-form.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { kindNames, stateNames, stateTones } from './clearance-names.ts'
import type { ClearancePaper } from './read-clearance.ts'

type PaperRowProps = {
  readonly paper: ClearancePaper
  /** Nothing changes any more once customs have released the goods. */
  readonly isOpen: boolean
  readonly answer?: FormAnswer
}

/** One paper: its kind, its state, and the possible actions. */
export function PaperRow({ paper, isOpen, answer }: PaperRowProps) {
  const { kind, state, of, number, fileId, why, id } = paper
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="font-semibold">{kindNames[kind]()}</strong>
        {of && <bdi className="text-soft">{of}</bdi>}
        {number && <Ltr>{number}</Ltr>}
        {fileId && (
          <TextLink href={`/api/files/${fileId}`} newTab>
            {m.warehouse_clearance_file()}
          </TextLink>
        )}
        <span className="ms-auto">
          <Badge tone={stateTones[state]} size="small">
            {stateNames[state]()}
          </Badge>
        </span>
      </div>
      {why && (
        <p className="text-sm text-bad">
          <bdi>{why}</bdi>
        </p>
      )}
      {kind === 'national_id' && state !== 'accepted' && (
        <p className="text-sm text-soft">{m.warehouse_clearance_id_hint()}</p>
      )}
      {isOpen && kind !== 'national_id' && <GiveForm paper={paper} answer={answer} />}
      {isOpen && id !== null && state === 'given' && <DecideForm id={id} answer={answer} />}
    </li>
  )
}

function GiveForm({ paper, answer }: Pick<PaperRowProps, 'paper' | 'answer'>) {
  const { kind, itemId, state } = paper
  const at = `give-${kind}-${itemId ?? ''}`
  const mine = answerOf(answer, at)
  const { errors } = mine
  const wrong = errors.general ?? errors.file ?? errors.number
  return (
    <Disclosure
      quiet
      summary={state === 'missing' ? m.warehouse_clearance_give() : m.warehouse_clearance_replace()}
      open={wrong !== undefined || state === 'missing'}
    >
      <PostForm answer={mine} encType="multipart/form-data" className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="at" value={at} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="itemId" value={itemId ?? ''} />
        <Field
          label={m.warehouse_clearance_number()}
          id={`${at}-number`}
          name="number"
          ltr
          autoComplete="off"
          className="w-64 max-w-full"
          error={errors.number ?? errors.general}
        />
        <FileField
          label={m.warehouse_clearance_file()}
          id={`${at}-file`}
          name="file"
          optional={m.warehouse_optional()}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          chooseLabel={m.warehouse_clearance_choose()}
        />
        <SubmitButton size="small" kind="secondary" name="do" value="give" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

function DecideForm({ id, answer }: { readonly id: string; readonly answer?: FormAnswer }) {
  const at = `decide-${id}`
  const { errors, typed } = answerOf(answer, at)
  return (
    <div className="flex flex-wrap items-start gap-3">
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="at" value={at} />
        <input type="hidden" name="paperId" value={id} />
        <SubmitButton size="small" kind="secondary" name="do" value="accept" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_clearance_accept()}
        </SubmitButton>
      </Form>
      <WhyForm
        sent={{ at, paperId: id }}
        label={m.warehouse_clearance_why()}
        act="refuse"
        button={m.warehouse_clearance_refuse()}
        typed={typed.why}
        error={errors.why}
      />
    </div>
  )
}

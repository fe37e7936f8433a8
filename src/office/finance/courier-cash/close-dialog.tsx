import { AskedProof } from '#people/proofs/proof-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { openKinds } from './open-table.tsx'
import type { OpenItem } from './read-courier-cash.ts'
import type { DialogFacts } from './remit-dialog.tsx'

type CloseDialogProps = DialogFacts & { readonly item: OpenItem }

/** What stands open with a company: proposed to be closed with a reason, agreed to by another one, or taken back. */
export function CloseDialog({ item, closeTo, formKey, asksProof, answer, locale }: CloseDialogProps) {
  const { errors = {} } = answer ?? {}
  const { proposal } = item
  return (
    <Dialog
      open
      title={m.finance_courier_close_title({ kind: openKinds[item.kind]() })}
      closeLabel={m.finance_close()}
      closeTo={closeTo}
    >
      <PostForm answer={answer} className="flex flex-col gap-4">
        {(errors.general ?? errors.id) && (
          <Notice tone="bad" role="alert">
            {errors.general ?? errors.id}
          </Notice>
        )}
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={proposal?.id ?? item.id} />
        <Facts
          items={[
            { term: m.finance_courier_company(), value: <bdi>{item.companyName}</bdi> },
            ...(item.awb ? [{ term: m.finance_courier_awb(), value: <Ltr>{item.awb}</Ltr> }] : []),
            {
              term: m.finance_amount(),
              value: <Amount money={item.amount} locale={locale} className="font-semibold" />,
            },
            ...(item.note ? [{ term: m.finance_note(), value: <bdi>{item.note}</bdi> }] : []),
            ...(proposal
              ? [
                  { term: m.finance_by(), value: <bdi>{proposal.by}</bdi> },
                  { term: m.finance_reason(), value: <bdi>{proposal.reason}</bdi> },
                ]
              : []),
          ]}
        />
        {proposal?.isMine && <Notice tone="info">{m.finance_own_proposal()}</Notice>}
        {!proposal && (
          <>
            <p>{item.amount.minor > 0n ? m.finance_courier_bear_text() : m.finance_courier_keep_text()}</p>
            <input type="hidden" name="of" value={item.kind === 'missing' ? 'parcel' : 'difference'} />
            <TextArea label={m.finance_reason()} name="reason" rows={2} />
          </>
        )}
        <AskedProof who="staff" asks={asksProof} />
        <div className="flex flex-wrap gap-3">
          {!proposal && (
            <SubmitButton name="do" value="propose">
              {m.finance_courier_propose()}
            </SubmitButton>
          )}
          {proposal && !proposal.isMine && (
            <SubmitButton name="do" value="agree">
              {m.finance_agree()}
            </SubmitButton>
          )}
          {proposal && (
            <SubmitButton kind="secondary" name="do" value="withdraw">
              {m.finance_withdraw_proposal()}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Dialog>
  )
}

import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { EditState } from '#selling/orders/edit/read-edit.ts'
import { type ItemState, rankOf } from '#selling/orders/items/item-states.ts'
import { m } from '#words/messages.js'

type EditLinkProps = {
  readonly state: EditState
  readonly path: string
  /** The state of the order: long after the purchase the link is hidden. */
  readonly status: ItemState
  /** Why editing is closed, in the reader's language; null if it is open. */
  readonly why: string | null
}

/** The link to edit mode; if it is closed, the reason and the time are shown instead. */
export function EditLink({ state, path, status, why }: EditLinkProps) {
  if (state.since || state.lock === 'closed' || rankOf(status) > rankOf('shipped_from_seller')) return null
  if (state.lock === null)
    return (
      <Form method="post" action={`${path}/edit`}>
        <SubmitButton name="do" value="begin" kind="secondary" icon="edit">
          {m.account_edit_open()}
        </SubmitButton>
      </Form>
    )
  return (
    <div className="flex flex-col gap-1">
      <Button disabled aria-describedby="edit-locked" icon="lock" className="self-start">
        {m.account_edit_open()}
      </Button>
      <p id="edit-locked" className="text-sm text-soft">
        {why}
      </p>
    </div>
  )
}

/** A link to continue an open edit. */
export function EditOpen({ state, path }: Pick<EditLinkProps, 'state' | 'path'>) {
  if (!state.since) return null
  return (
    <Notice
      tone="info"
      title={m.account_edit_is_open()}
      action={
        <ButtonLink to={`${path}/edit`} kind="primary">
          {m.account_edit_go_on()}
        </ButtonLink>
      }
    >
      {m.account_edit_is_open_text()}
    </Notice>
  )
}

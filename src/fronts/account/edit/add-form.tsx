import { useRef } from 'react'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import type { ItemChoices } from '#selling/cart/adding/draft-item.ts'
import { ItemEditor } from '#selling/cart/adding/item-editor.tsx'
import type { LoadedDraft } from '#selling/cart/adding/read-linked.ts'
import { unreadDraft } from '#selling/cart/adding/unread-draft.ts'
import { m } from '#words/messages.js'

type AddFormProps = {
  readonly draft: LoadedDraft
  readonly choices: ItemChoices
  readonly itemKey: string
  /** The page of the edit. */
  readonly back: string
  readonly answer: FormAnswer | null
}

const formId = 'item'
const nothing = () => {}

/** The cart's item form, for goods that are added to an edited order; a refused link can be pasted again. */
export function AddForm({ draft, choices, itemKey, back, answer }: AddFormProps) {
  const form = useRef<HTMLFormElement>(null)
  if (draft.form === null && !answer) {
    return (
      <SearchBar
        large
        action={`${back}/add`}
        name="link"
        label={m.account_edit_add_link()}
        placeholder={m.account_edit_add_placeholder()}
        button={m.account_edit_add_button()}
        value={draft.link}
        error={draft.refused}
      />
    )
  }
  const found = draft.form ?? unreadDraft
  const typed = answer?.typed ?? found.typed
  const readingId = typed.readingId ?? ''
  const asksLink = readingId === ''
  return (
    <div className="flex max-w-text flex-col gap-4">
      {!answer && found.found === 'none' && (
        <Notice tone="warn" title={m.account_edit_found_none()} role="status">
          {found.reason}
        </Notice>
      )}
      {found.prohibited && <Notice tone="warn">{found.prohibited}</Notice>}
      <Card>
        {found.images.length > 0 && (
          <div className="mb-5 flex gap-3 overflow-x-auto">
            {found.images.map((image) => (
              <ProductThumb key={image} src={image} alt="" size={96} eager />
            ))}
          </div>
        )}
        <ItemEditor
          formId={formId}
          form={form}
          onChange={nothing}
          action={asksLink ? `${back}/add` : `${back}/add?reading=${readingId}`}
          cancelTo={back}
          submit={m.account_edit_add_confirm()}
          typed={typed}
          errors={answer?.errors ?? {}}
          options={found.options}
          choices={choices}
          hidden={{ key: itemKey, readingId, ...(asksLink ? {} : { url: typed.url ?? '' }) }}
          asksLink={asksLink}
        />
        <SubmitButton form={formId} size="large" icon="plus" full className="mt-4">
          {m.account_edit_add_confirm()}
        </SubmitButton>
      </Card>
    </div>
  )
}

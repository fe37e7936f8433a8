import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import type { EditedItem } from '#selling/orders/edit/read-edit.ts'
import { m } from '#words/messages.js'
import type { EditAnswer } from './act-on-edit.ts'
import { EditRow } from './edit-row.tsx'

type EditRowsProps = {
  readonly items: readonly EditedItem[]
  readonly version: number
  readonly answer: EditAnswer | null
}

const shown = 4

/** Four items, and the others behind "more"; what is wrong with one of them is never hidden. */
export function EditRows({ items, version, answer }: EditRowsProps) {
  const row = (item: EditedItem) => <EditRow key={item.id} item={item} version={version} answer={answer} />
  const rest = items.slice(shown)
  const isOpen = rest.some((item) => item.what !== 'kept' || answer?.typed.itemId === item.id)
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, shown).map(row)}</ul>
      {rest.length > 0 && (
        <Disclosure
          open={isOpen}
          className="border-t border-line [&>summary]:px-4 sm:[&>summary]:px-5"
          summary={m.account_edit_more({ count: rest.length })}
        >
          <ul className="divide-y divide-line text-ink">{rest.map(row)}</ul>
        </Disclosure>
      )}
    </>
  )
}

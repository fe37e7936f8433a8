import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { Button } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { StickyBar } from '#platform/ui/frame/sticky-bar.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import type { Locale } from '#platform/work/work.ts'
import { useLiveCost } from '#selling/cart/page/use-live-cost.ts'
import { m } from '#words/messages.js'
import { costFields, type DraftCost, parseDraftCost } from './draft-cost.ts'
import { ItemEditor, type ItemEditorProps } from './item-editor.tsx'
import { TotalAmount, TotalCard, TotalNote } from './item-total.tsx'

type ItemWithTotalProps = Omit<ItemEditorProps, 'formId' | 'form' | 'onChange'> & {
  readonly home: string
  readonly locale: Locale
  readonly itemId: string | null
  readonly cost: DraftCost | null
  readonly above?: ReactNode
}

const formId = 'item'

/** An item form with its cost, updated on every change; on a phone total and button stay at the bottom. */
export function ItemWithTotal({ home, locale, itemId, cost, above, ...editor }: ItemWithTotalProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraftCost({ home, itemId, cost, form })
  const amount = <TotalAmount cost={draft.cost} isOld={draft.isOld} locale={locale} />
  const note = <TotalNote cost={draft.cost} locale={locale} />
  return (
    <>
      <Columns
        main={
          <Card>
            {above}
            <ItemEditor {...editor} formId={formId} form={form} onChange={draft.follow} />
            <noscript>
              <Button type="submit" form={formId} name="do" value="cost" full className="mt-3">
                {m.cart_item_total_count()}
              </Button>
            </noscript>
          </Card>
        }
        side={
          <div id="item-cost" className="max-lg:hidden max-lg:target:block">
            <Card>
              <TotalCard cost={draft.cost} isOld={draft.isOld} locale={locale} />
              <SubmitButton form={formId} name="do" value="keep" size="large" icon="cart" full className="mt-5">
                {editor.submit}
              </SubmitButton>
            </Card>
          </div>
        }
      />
      <StickyBar label={m.cart_item_total()} amount={amount} note={note}>
        <SubmitButton form={formId} name="do" value="keep" size="large">
          {editor.submit}
        </SubmitButton>
      </StickyBar>
    </>
  )
}

type Asked = {
  readonly home: string
  readonly itemId: string | null
  /** The cost that came with the page; null if the form was filled without the server. */
  readonly cost: DraftCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

/** Keeps the total of an item form up to date. */
function useDraftCost({ home, itemId, cost, form }: Asked) {
  const ask = useCallback(
    async (filled: HTMLFormElement, signal: AbortSignal) => {
      const answer = await fetch(`${home}/cart/cost?${questionOf(filled, itemId)}`, { signal })
      return answer.ok ? parseDraftCost(await answer.text()) : null
    },
    [home, itemId],
  )
  return useLiveCost<DraftCost>({ form, cost, ask, pauseMs: 100 })
}

function questionOf(form: HTMLFormElement, itemId: string | null): string {
  const filled = new FormData(form)
  const question = new URLSearchParams(costFields.map((name) => [name, String(filled.get(name) ?? '')]))
  if (itemId !== null) question.set('itemId', itemId)
  return question.toString()
}

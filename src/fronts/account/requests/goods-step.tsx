import { Form } from 'react-router'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { RequestChoices } from './choices-path.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { WaitingItem } from './read-waiting-goods.ts'
import type { WishedDelivery } from './read-wish.ts'

type GoodsStepProps = {
  readonly path: string
  readonly waiting: readonly WaitingItem[]
  readonly choices: RequestChoices
  readonly isNothingChosen: boolean
  /** The delivery chosen at checkout. */
  readonly wish: WishedDelivery | null
}

/** Which of the arrived goods, of any order, and pickup or delivery. */
export function GoodsStep({ path, waiting, choices, isNothingChosen, wish }: GoodsStepProps) {
  return (
    <Form method="get" action={path} className="flex flex-col gap-5">
      {isNothingChosen && (
        <Notice tone="bad" role="alert">
          {m.refusal_nothing_to_pick_up()}
        </Notice>
      )}
      {wish && (
        <Notice tone="info" title={m.requests_wished({ company: isolate(wish.companyName) })}>
          {wish.isPaid ? m.requests_wished_paid() : m.requests_wished_note()}
        </Notice>
      )}
      <HiddenChoices choices={choices} except={['items', 'way', 'office']} />
      <Card title={m.requests_goods_title()}>
        {waiting.map((item) => (
          <Checkbox
            key={item.id}
            id={`item-${item.id}`}
            name="item"
            value={item.id}
            defaultChecked={choices.items.includes(item.id)}
            label={<bdi className="line-clamp-2">{item.title}</bdi>}
            hint={m.requests_of_order({ number: isolateLtr(item.orderNumber) })}
          />
        ))}
      </Card>
      <RadioCards
        legend={m.requests_way_legend()}
        name="way"
        defaultValue={choices.way ?? 'pickup'}
        options={[
          { value: 'pickup', title: m.requests_way_pickup(), note: m.requests_way_pickup_note(), icon: 'store' },
          { value: 'delivery', title: m.requests_way_delivery(), note: m.requests_way_delivery_note(), icon: 'truck' },
        ]}
        required
      />
      <SubmitButton size="large" className="self-start max-sm:w-full">
        {m.requests_go_on()}
      </SubmitButton>
    </Form>
  )
}

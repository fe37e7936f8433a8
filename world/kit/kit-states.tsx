import { Button } from '#platform/ui/forms/button.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Count } from '#platform/ui/lists/count.tsx'
import { Timeline } from '#platform/ui/lists/timeline.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { DoingList, Progress } from '#platform/ui/show/progress.tsx'
import { WayBar } from '#platform/ui/show/way-bar.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

/** Statuses: badges, notices and progress. */
export function KitStates({ kit }: { readonly kit: Kit }) {
  const { w } = kit
  return (
    <>
      <KitSection title={w('states')}>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="ok">{w('arrived')}</Badge>
          <Badge tone="info" icon="plane">
            {w('on_the_way')}
          </Badge>
          <Badge tone="wait">{w('in_review')}</Badge>
          <Badge tone="warn">{w('awaiting_payment')}</Badge>
          <Badge tone="bad">{w('cancelled')}</Badge>
          <Badge tone="neutral">{w('draft')}</Badge>
          <Count value={7} />
          <Count value={128} strong />
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <Notice
            tone="warn"
            title={w('notice_title')}
            closeLabel={w('close')}
            action={<Button size="small">{w('view_order')}</Button>}
          >
            {w('notice_text')}
          </Notice>
          <div className="flex flex-col gap-4">
            <Notice tone="ok">{w('notice_ok')}</Notice>
            <Notice tone="bad">{w('notice_bad')}</Notice>
          </div>
        </div>
      </KitSection>
      <Ways kit={kit} />
    </>
  )
}

function Ways({ kit: { w, here } }: { readonly kit: Kit }) {
  const states = { done: w('done'), now: w('now'), next: w('next'), trouble: w('trouble'), failed: w('trouble') }
  return (
    <KitSection title={w('progress')}>
      <Stepper
        label={w('checkout')}
        progressText={w('step_of')}
        steps={[
          { key: 'address', text: w('step_address'), to: here({}), state: 'done' },
          { key: 'delivery', text: w('step_delivery'), to: here({}), state: 'done' },
          { key: 'payment', text: w('step_payment'), state: 'now' },
          { key: 'review', text: w('step_review'), state: 'next' },
        ]}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Timeline
          label={w('tracking')}
          stateLabels={states}
          steps={[
            { key: '1', title: w('tl_bought'), at: '12/11', state: 'done' },
            { key: '2', title: w('tl_warehouse'), at: '18/11', state: 'done' },
            { key: '3', title: w('tl_flight'), at: '20/11', note: w('tl_flight_note'), state: 'now' },
            { key: '4', title: w('tl_customs'), state: 'next' },
            { key: '5', title: w('tl_ready'), note: w('expected'), state: 'next' },
          ]}
        />
        <div className="flex flex-col gap-6">
          <DoingList
            label={w('reading')}
            stateLabels={states}
            items={[
              { key: '1', text: w('reading_open'), state: 'done' },
              { key: '2', text: w('reading_price'), state: 'now' },
              { key: '3', text: w('reading_duty'), state: 'next' },
            ]}
          />
          <WayBar
            label={w('tracking')}
            parts={[w('tl_bought'), w('tl_warehouse'), w('tl_flight'), w('tl_customs'), w('tl_ready')]}
            at={2}
            share={0.4}
          />
          <Progress label={w('uploading')} value={0.4} />
          <Progress label={w('reading')} />
        </div>
      </div>
    </KitSection>
  )
}

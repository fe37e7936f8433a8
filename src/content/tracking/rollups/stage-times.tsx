import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { StackedBar } from '#platform/ui/lists/stacked-bar.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { StageTime } from './read-rollups.ts'
import { stageOrder, stageTexts, timeText } from './rollup-names.ts'

type StageTimesProps = {
  readonly stages: { readonly now: readonly StageTime[]; readonly before: readonly StageTime[] }
  readonly locale: Locale
  readonly file: string
}

/** The middle item and the slowest tenth of each part of the way, beside the period before. */
export function StageTimes({ stages: { now, before }, locale, file }: StageTimesProps) {
  const found = stageOrder.map((stage) => ({
    stage,
    time: now.find((one) => one.stage === stage),
    earlier: before.find((one) => one.stage === stage),
  }))
  const most = Math.max(1, ...found.flatMap(({ stage, time }) => (time && stage !== 'whole' ? [time.p90] : [])))
  return (
    <Card
      title={m.tracking_stages()}
      aside={
        <ButtonLink href={file} size="small" icon="download">
          {m.tracking_export()}
        </ButtonLink>
      }
    >
      <ol className="grid gap-4">
        {found.map(({ stage, time, earlier }) => {
          const text = stageTexts[stage]()
          const said = time
            ? m.tracking_stage_said({ median: timeText(time.median, locale), p90: timeText(time.p90, locale) })
            : m.tracking_stage_none()
          return (
            <li key={stage} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className={stage === 'whole' ? 'font-semibold' : ''}>{text}</span>
                <span className={time ? 'font-semibold' : 'text-soft'}>{said}</span>
              </p>
              {time && (
                <StackedBar
                  label={`${text}: ${said}`}
                  parts={[0, time.median, 0, time.p90 - time.median, 0]}
                  most={stage === 'whole' ? time.p90 : most}
                />
              )}
              <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                {time && <span>{m.tracking_stage_items({ count: time.count })}</span>}
                {earlier && <span>{m.tracking_stage_before({ median: timeText(earlier.median, locale) })}</span>}
              </p>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 text-sm text-soft">{m.tracking_stages_note()}</p>
    </Card>
  )
}

import { Timeline } from '#platform/ui/lists/timeline.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actName, conditionName, placeName } from './custody-names.ts'
import type { PieceScan } from './read-piece.ts'

type ChainProps = { readonly chain: readonly PieceScan[]; readonly locale: Locale; readonly site: Site }

/** The whole chain of a piece for staff: each act with its place and person. */
export function ChainTimeline({ chain, locale, site }: ChainProps) {
  return (
    <Timeline
      label={m.custody_chain()}
      stateLabels={{ done: '', now: '', next: '', trouble: m.custody_act_seen() }}
      steps={chain.map((scan, at) => ({
        key: String(scan.seq),
        title: `${actName(scan.act)} · ${placeName(scan, locale, site)}`,
        at: sayTime(scan.at, locale, site),
        state: scan.act === 'seen' ? 'trouble' : at === chain.length - 1 ? 'now' : 'done',
        note: <ScanNote scan={scan} />,
      }))}
    />
  )
}

function ScanNote({ scan: { who, grams, note, condition, photos } }: { readonly scan: PieceScan }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <bdi>{who ?? m.custody_by_system()}</bdi>
      {grams !== null && <bdi>{m.custody_history_grams({ grams: String(grams) })}</bdi>}
      {condition && <span>{m.custody_condition({ condition: conditionName(condition) })}</span>}
      {note && <bdi>{note}</bdi>}
      {photos.map((id, at) => (
        <a
          key={id}
          href={`/api/files/${id}`}
          target="_blank"
          rel="noopener"
          className="text-sea underline-offset-4"
        >{`${m.custody_photo()} ${at + 1}`}</a>
      ))}
    </span>
  )
}

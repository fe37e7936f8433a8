import type { StageTone } from '#platform/ui/show/stage.tsx'
import { m } from '#words/messages.js'
import { markOf } from './store-marks.ts'

const tones: Readonly<Record<StageTone, string>> = {
  sand: 'bg-stage-sand',
  sea: 'bg-stage-sea',
  clay: 'bg-stage-clay',
  sky: 'bg-stage-sky',
}

type StoreTileProps = {
  readonly store: { readonly id: string; readonly name: string; readonly domain: string }
  readonly tone: StageTone
}

/** A store: its mark where it may be shown, otherwise its letters on a tile of its country's colour; it opens the store. */
export function StoreTile({ store: { id, name, domain }, tone }: StoreTileProps) {
  const mark = markOf(id)
  return (
    <a
      href={`https://${domain}`}
      target="_blank"
      rel="noopener noreferrer"
      title={m.storefront_stores_visit({ name })}
      className="group flex h-full flex-col rounded-large border border-line bg-surface p-1.5 text-center text-ink no-underline shadow-rest hover:border-edge focus-visible:rounded-large"
    >
      <span
        className={`grid h-14 place-items-center rounded text-[#0d3935] lg:h-18 ${mark === null ? tones[tone] : 'bg-[#fffefb]'}`}
        aria-hidden="true"
      >
        {mark === null ? (
          <bdi className="text-xl font-semibold">{lettersOf(domain)}</bdi>
        ) : (
          <img src={mark} alt="" width={40} height={40} loading="lazy" className="size-9 lg:size-11" />
        )}
      </span>
      <span className="flex grow flex-col items-center justify-center px-0.5 pt-1.5 pb-1">
        <bdi className="block text-sm leading-tight font-semibold wrap-anywhere">{name}</bdi>
        <span dir="ltr" className="text-xs text-soft max-lg:hidden">
          {domain}
        </span>
      </span>
    </a>
  )
}

/** The first two letters of a store's address, which is Latin in both languages: `hm` of hm.com. */
function lettersOf(domain: string): string {
  const [first = ''] = domain.split('.')
  return first.slice(0, 1).toUpperCase() + first.slice(1, 2)
}

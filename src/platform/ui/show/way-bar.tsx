import { classes } from './classes.ts'

export type WayBarProps = {
  /** The whole place in words, read aloud instead of the drawing. */
  readonly label: string
  readonly parts: readonly string[]
  /** The part that is under way, counted from 0. */
  readonly at: number
  /** How much of it is done, from 0 to 1. */
  readonly share: number
}

/** How far something has come on a way of a few parts. */
export function WayBar({ label, parts, at, share }: WayBarProps) {
  return (
    <div role="img" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1">
      {parts.map((part, place) => (
        <span key={part} aria-hidden="true" className="min-w-0">
          <span className="block h-2 overflow-hidden rounded-full bg-line">
            {place <= at && (
              <span
                className={classes('block h-full bg-sea', place === at && 'animate-fill')}
                style={place < at || share >= 1 ? undefined : { inlineSize: `${Math.round(share * 100)}%` }}
              />
            )}
          </span>
          <span
            className={classes('mt-1 block text-xs break-words', place === at ? 'font-semibold text-ink' : 'text-soft')}
          >
            {part}
          </span>
        </span>
      ))}
    </div>
  )
}

export type StackedBarProps = {
  /** Its meaning in words. */
  readonly label: string
  /** From the lightest colour to the strongest; a single part has the strongest. */
  readonly parts: readonly number[]
  /** The longest bar of the group. */
  readonly most: number
}

// From the youngest to the oldest: the longer the wait, the stronger the colour.
const strengths = ['opacity-25', 'opacity-40', 'opacity-60', 'opacity-80', 'opacity-100'] as const

/** One quantity and its parts, drawn to scale with the others. */
export function StackedBar({ label, parts, most }: StackedBarProps) {
  const whole = Math.max(1, most)
  const colours = strengths.slice(-parts.length)
  const widths = parts.map((part) => (part === 0 ? 0 : Math.max(6, (part * 1000) / whole)))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      className="block h-3 w-full rounded-full text-sea rtl:-scale-x-100"
    >
      <rect width="1000" height="10" className="fill-sunken" />
      {widths.map((width, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names; each is its place
          key={at}
          x={widths.slice(0, at).reduce((sum, one) => sum + one, 0)}
          width={width}
          height="10"
          fill="currentColor"
          className={colours[at]}
        />
      ))}
    </svg>
  )
}

/** The meaning of each strength of colour. */
export function StackedBarKey({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {texts.map((text, at) => (
        <li key={text} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3 rounded-xs text-sea">
            <rect width="10" height="10" fill="currentColor" className={strengths[at]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

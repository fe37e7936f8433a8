import type { DrawingName } from './drawings.tsx'
import { drawings } from './drawings.tsx'

/** An original line drawing about harbour life. Decoration: its meaning is in words beside it. */
export function Drawing({ name, className }: { readonly name: DrawingName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 200 140"
      width={200}
      height={140}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <ellipse cx={100} cy={72} rx={84} ry={60} className="fill-sunken" stroke="none" />
      {drawings[name]}
    </svg>
  )
}

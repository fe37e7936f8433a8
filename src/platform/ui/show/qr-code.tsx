import type { QrDrawing } from '#platform/files/qr-drawing.ts'

const quiet = 3

/** Always dark on white: a scanner does not know dark mode. */
export function QrCode({ drawing, label }: { readonly drawing: QrDrawing; readonly label: string }) {
  const side = drawing.size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded border border-line bg-[#fff] text-[#000]"
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  )
}

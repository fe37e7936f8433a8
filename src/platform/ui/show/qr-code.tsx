import type { QrDrawing } from '#platform/files/qr-drawing.ts'

type QrCodeProps = { readonly drawing: QrDrawing; readonly label: string; readonly large?: boolean }

// The white border that scanners need, in modules (ISO 18004).
const quiet = 4

/** Always dark on white: a scanner does not know dark mode. */
export function QrCode({ drawing, label, large }: QrCodeProps) {
  const side = drawing.size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`${large ? 'mx-auto size-56' : 'size-44'} rounded border border-line bg-[#fff] text-[#000]`}
    >
      <path d={drawing.path} fill="currentColor" />
    </svg>
  )
}

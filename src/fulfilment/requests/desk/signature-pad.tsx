import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { m } from '#words/messages.js'

const [width, height] = [320, 120]

type SignaturePadProps = {
  /** What was drawn and ticked before another field was refused: nobody has to sign twice. */
  readonly drawn?: string | undefined
  readonly isOnPaper?: boolean
}

/**
 * Signing on the screen, with a finger, a pen or a mouse. Without JavaScript, or if preferred, the sheet is printed and
 * signed, and a box is ticked.
 */
export function SignaturePad({ drawn = '', isOnPaper = false }: SignaturePadProps) {
  const [isLive, setLive] = useState(false)
  const [path, setPath] = useState(drawn)
  const isDown = useRef(false)
  useEffect(() => setLive(true), [])
  const draw = (step: 'M' | 'L') => (event: PointerEvent<SVGSVGElement>) => {
    if (step === 'L' && !isDown.current) return
    isDown.current = true
    const box = event.currentTarget.getBoundingClientRect()
    const along = Math.round(((event.clientX - box.left) / box.width) * width)
    const down = Math.round(((event.clientY - box.top) / box.height) * height)
    const at = `${within(along, width)} ${within(down, height)}`
    if (step === 'M') event.currentTarget.setPointerCapture(event.pointerId)
    setPath((drawn) => (drawn.length > 19_000 ? drawn : `${drawn}${step}${at}`))
  }
  const lift = () => {
    isDown.current = false
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {isLive && (
        <figure className="flex min-w-0 max-w-full flex-col gap-1">
          <figcaption className="text-sm font-semibold">{m.requests_signature()}</figcaption>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={m.requests_signature()}
            className="control h-30 w-80 max-w-full touch-none"
            onPointerDown={draw('M')}
            onPointerMove={draw('L')}
            onPointerUp={lift}
            onPointerCancel={lift}
          >
            <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
          </svg>
          <input type="hidden" name="signature" value={path} />
        </figure>
      )}
      {path !== '' && (
        <Button kind="quiet" size="small" onClick={() => setPath('')}>
          {m.requests_signature_clear()}
        </Button>
      )}
      <Checkbox name="signedOnPaper" defaultChecked={isOnPaper} label={m.requests_signature_paper()} />
    </div>
  )
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

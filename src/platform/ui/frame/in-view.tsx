import { type ReactNode, useEffect, useRef } from 'react'

type InViewProps = {
  /** What was answered: each new answer is brought into view. */
  readonly of: unknown
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** What a pressed button met, where the button stands far from it: takes the focus and comes into view. */
export function InView({ of, children, className }: InViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of === null) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [of])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}

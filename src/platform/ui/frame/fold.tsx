import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'

export type FoldProps = {
  /** A link to it (`#id`) opens it. */
  readonly id?: string
  readonly icon?: IconName
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly open?: boolean
  readonly children: ReactNode
}

/** A row of a card that opens to more: what can be looked up, with what matters of it in its line. */
export function Fold({ id, icon, title, aside, open, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    if (fold.current && id !== undefined && hash === `#${id}`) fold.current.open = true
  }, [hash, id, key])
  return (
    <details ref={fold} id={id} open={open} className="unfolds group/fold scroll-mt-4 border-t border-line">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:text-sea sm:px-5">
        {icon && <Icon name={icon} className="text-soft" />}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 grow">{title}</span>
          {aside && <span className="shrink-0">{aside}</span>}
        </span>
        <Icon name="down" className="transition-transform group-open/fold:-scale-y-100" />
      </summary>
      <div className="px-4 pb-5 sm:px-5">{children}</div>
    </details>
  )
}

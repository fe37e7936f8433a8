import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Says that this part is loading, around the skeletons of its real layout. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** A grey shape with the size of the coming content. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span className={classes('block animate-breathe rounded bg-line', className)} />
}

/** Placeholder for lines of text. */
function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, at) => `line-${at}`).map((key, at) => (
        <Skeleton key={key} className={classes('h-4', at === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}

/** Placeholder for a product card. */
export function SkeletonCard() {
  return (
    <div className="flex flex-col gap-3 rounded border border-line bg-surface p-4">
      <Skeleton className="aspect-square w-full" />
      <SkeletonText lines={2} />
      <Skeleton className="h-6 w-2/5" />
    </div>
  )
}

/** Placeholder for rows with a picture: a cart, a list of orders. */
export function SkeletonRows({ count = 3 }: { readonly count?: number }) {
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
      {Array.from({ length: count }, (_, at) => `row-${at}`).map((key) => (
        <div key={key} className="flex gap-4 p-4">
          <Skeleton className="size-16 shrink-0" />
          <div className="grow">
            <SkeletonText lines={2} />
          </div>
          <Skeleton className="h-5 w-20 shrink-0" />
        </div>
      ))}
    </div>
  )
}

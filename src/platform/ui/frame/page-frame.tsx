import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { SkipLink } from './skip-link.tsx'

export type PageFrameProps = {
  readonly skipLabel: string
  readonly header: ReactNode
  readonly footer?: ReactNode
  readonly banner?: ReactNode
  readonly bottom?: ReactNode
  readonly width?: 'text' | 'page' | 'shop' | 'wide' | 'full'
  readonly children: ReactNode
}

const frameWidths = {
  text: 'mx-auto max-w-text px-4 py-6 sm:px-6 lg:py-10',
  page: 'mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-10',
  // Its picture stands at the top edge of a phone.
  shop: 'mx-auto max-w-shop px-4 pb-8 sm:px-6 lg:pt-8',
  wide: 'mx-auto max-w-wide px-4 py-6 sm:px-6 lg:py-8',
  full: '',
} as const

/** A customer's page: header, content, footer, and on phones the bottom bar. */
export function PageFrame({ skipLabel, header, footer, banner, bottom, width = 'page', children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      {header}
      {banner}
      <main id="main" tabIndex={-1} className={classes('w-full grow outline-none', frameWidths[width])}>
        {children}
      </main>
      {footer}
      {bottom}
    </div>
  )
}

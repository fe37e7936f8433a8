import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type StageTone = 'sand' | 'sea' | 'clay' | 'sky'

const tones: Readonly<Record<StageTone, string>> = {
  sand: 'bg-stage-sand',
  sea: 'bg-stage-sea',
  clay: 'bg-stage-clay',
  sky: 'bg-stage-sky',
}

export type StageProps = { readonly tone?: StageTone; readonly children: ReactNode; readonly className?: string }

/** The light ground on which a product stands. A shop's white photo melts into it. */
export function Stage({ tone = 'sand', children, className }: StageProps) {
  return <span className={classes('stage', tones[tone], className)}>{children}</span>
}

import { definePort } from '#platform/work/ports.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Days, YYYY-MM-DD, on which the banks of a site's country rest beside their weekends; kept by a room below, handed in by the wiring. */
export type BankClosures = (work: QueryWork) => Promise<(day: string) => boolean>

export const bankClosures = definePort<BankClosures>('bankClosures')

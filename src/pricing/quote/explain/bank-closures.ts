import { definePort } from '#platform/work/ports.ts'
import type { QueryWork } from '#platform/work/work.ts'

/**
 * Days, YYYY-MM-DD, on which the banks of a site's country are closed besides weekends; stored by a lower room and
 * passed in at start.
 */
export type BankClosures = (work: QueryWork) => Promise<(day: string) => boolean>

export const bankClosures = definePort<BankClosures>('bankClosures')

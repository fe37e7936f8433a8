import { noticesJobs } from '#notices/notices.jobs.ts'
import { paymentsJobs } from '#payments/payments.jobs.ts'
import type { RoomJobs } from './platform/jobs.ts'

/** What every room hears and does by the clock. */
export const roomJobs: readonly RoomJobs[] = [noticesJobs, paymentsJobs]

import type { RoomJobs } from '#platform/background/jobs.ts'
import { keepLandedChore } from './pricing/keep-landed.ts'

export const searchJobs: RoomJobs = { chores: [keepLandedChore] }

import type { RoomJobs } from '#platform/background/jobs.ts'
import { adoptTickets } from './adopt-tickets.ts'
import { releaseSuspended } from './release-suspended.ts'
import { tellTickets } from './tell-tickets.ts'

export const ticketsJobs: RoomJobs = {
  handlers: [adoptTickets, ...tellTickets],
  chores: [{ name: 'tickets.release-suspended', cron: '* * * * *', run: releaseSuspended }],
}

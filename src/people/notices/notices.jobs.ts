import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { triesOutside } from '#platform/background/lanes.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { outgoingChannelNames } from '#platform/work/outgoing-channels.ts'
import { forgetFarewells } from './forget-recipient.ts'
import { releaseHeld } from './kinds/release-held.ts'
import { forgetSecrets, sendNotice } from './send-notice.ts'
import { askStates } from './states/ask-states.ts'

/**
 * Messages that wait to be sent are not deleted with the sent ones. Messages in the app are kept longer than mail, of
 * which the reader has a copy.
 */
const noticesRetentions: readonly Retention[] = [
  {
    table: 'notices',
    days: 90,
    over: (before) => sql`queued_at < ${before} and sent_at is not null and channel <> 'app'`,
  },
  { table: 'notices', days: 400, over: (before) => sql`queued_at < ${before}` },
  { table: 'unreachable_addresses', days: 400, over: (before) => sql`last_at < ${before}` },
]

/** Each message leaves by itself, several at once, in the lane of its channel; those that could not are tried again for two days. */
export const noticesJobs: RoomJobs = {
  handlers: outgoingChannelNames.map((channel) => ({
    name: `notices.send-${channel}`,
    on: `${channel}.queued` as const,
    lane: channel,
    tries: triesOutside,
    handle: sendNotice,
  })),
  chores: [
    { name: 'notices.ask-states', cron: '*/10 * * * *', lane: 'sms', run: askStates },
    { name: 'notices.release-held', cron: '* * * * *', run: releaseHeld },
    { name: 'notices.forget-secrets', cron: '11 * * * *', run: forgetSecrets },
    { name: 'notices.forgetFarewells', cron: '31 3 * * *', run: forgetFarewells },
    sweepChore('notices.sweep', '37 3 * * *', noticesRetentions),
  ],
}

import { Alarm, type RoomJobs } from '#platform/background/jobs.ts'
import { mainSite } from '#sites/sites.ts'
import type { BookCheck } from './book-checks.ts'
import { chainEntries } from './chain-entries.ts'
import { faultsOf, recordProof } from './verify-ledger.ts'

/** The ledger is chained each minute and proved each hour, together with the checks of later rooms. */
export function walletJobs(more: readonly BookCheck[]): RoomJobs {
  return {
    chores: [
      {
        name: 'wallet.chain-entries',
        lane: 'money',
        cron: '* * * * *',
        // One ledger for all sites.
        run: async ({ site, write }) => {
          if (site === mainSite) await chainEntries(write)
        },
      },
      {
        name: 'wallet.prove-books',
        cron: '7 * * * *',
        run: async ({ site, write, now }) => {
          if (site !== mainSite) return
          const faults = faultsOf(await recordProof({ read: write, write, now }, more))
          if (faults.length === 0) return
          const named = faults.slice(0, 5).map(({ kind, of, off }) => `${kind} ${of} ${off}`)
          throw new Alarm(`The books do not add up in ${faults.length} places: ${named.join('; ')}`)
        },
      },
    ],
  }
}

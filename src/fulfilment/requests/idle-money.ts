import { sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'

/** Finds money left in a fulfilled or cancelled request, or in one that does not exist. */
export const idleRequestMoney: BookCheck = checkOf(
  'idle request',
  sql`select count(*) from ledger_accounts where name like 'request:%' and balance <> 0`,
  sql`
    select account.name || ' ' || coalesce(request.state, 'unknown') as of, account.balance as off
    from ledger_accounts account left join requests request on request.id::text = substr(account.name, 9)
    where account.name like 'request:%' and account.balance <> 0
      and (request.state is null or request.state in ('fulfilled', 'cancelled'))`,
)

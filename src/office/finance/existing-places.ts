import { sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'

const places = sql`
  select name, currency from ledger_accounts
    where name like 'bank:%' or name like 'till:%' or name like 'gateway:%'`

/**
 * Where the books say that real money is, there is a place: `bank:{account number}` is an account of ours, `till:{office}` an
 * office, `gateway:{provider}` a provider that a payment or a contract names.
 */
export const existingPlaces: BookCheck = checkOf(
  'place',
  sql`select count(*) from (${places}) as place`,
  sql`
    select place.name || ' ' || place.currency as of, coalesce((
        select sum(amount_minor) from ledger_lines line where line.account = place.name and line.currency = place.currency
      ), 0)::bigint as off
    from (${places}) as place
    where not case split_part(place.name, ':', 1)
      when 'bank' then exists (select from bank_accounts where account_number = substr(place.name, 6))
      when 'till' then exists (select from offices where code = substr(place.name, 6))
      else exists (select from provider_fee_terms where provider = substr(place.name, 9))
        or exists (select from payments where provider = substr(place.name, 9))
    end`,
)

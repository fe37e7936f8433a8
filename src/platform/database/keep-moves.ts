import type { ClientBase } from 'pg'
import type { MoveRow } from '#platform/work/moves.ts'

/** Every state machine and the file below `src` with its table of moves: the table of `item` is the export `itemMoves`. */
export const machines = {
  subscription: 'pricing/subscriptions/subscription-moves.ts',
  payment: 'money/payments/payment-moves.ts',
  refund: 'money/payments/refunds/refund-moves.ts',
  withdrawal: 'money/payments/withdrawals/withdrawal-moves.ts',
  lookup: 'selling/cart/lookups/lookup-moves.ts',
  item: 'selling/orders/items/item-moves.ts',
  cancellation: 'selling/orders/cancelling/cancellation-moves.ts',
  discrepancy: 'selling/orders/discrepancies/discrepancy-moves.ts',
  shipment: 'fulfilment/warehouse/shipments/shipment-moves.ts',
  waybill: 'fulfilment/couriers/waybills/waybill-moves.ts',
  request: 'fulfilment/requests/request-moves.ts',
  return: 'fulfilment/returns/return-moves.ts',
  ticket: 'care/tickets/ticket-moves.ts',
  content: 'content/pages/content-moves.ts',
  comment: 'content/blog/comments/comment-moves.ts',
  campaign: 'content/newsletter/campaigns/campaign-moves.ts',
  draft: 'office/tariffs/drafts/draft-moves.ts',
}

type AllowedMove = { readonly machine: string; readonly from_state: string; readonly to_state: string }

/** What all tables of moves allow, each pair of states once. Like migrations, the tables are found by their path: they stand in rooms below. */
export async function readMoves(): Promise<readonly AllowedMove[]> {
  const moves = new Map<string, AllowedMove>()
  for (const [machine, path] of Object.entries(machines)) {
    const { [`${machine}Moves`]: table }: Readonly<Record<string, readonly MoveRow[]>> = await import(`#${path}`)
    if (!table) throw new Error(`${path} has no table ${machine}Moves`)
    for (const { from, to } of table) moves.set(`${machine} ${from} ${to}`, { machine, from_state: from, to_state: to })
  }
  return [...moves.values()]
}

/** Makes the table `allowed_moves` the same as the tables of moves: adds what is missing, deletes what they have no more. */
export async function keepMoves(client: ClientBase): Promise<void> {
  const moves = JSON.stringify(await readMoves())
  const listed = 'select * from json_populate_recordset(null::allowed_moves, $1)'
  const { rowCount: added } = await client.query(`insert into allowed_moves ${listed} on conflict do nothing`, [moves])
  const { rowCount: surplus } = await client.query(`table allowed_moves except ${listed}`, [moves])
  if (surplus) {
    // An account that may not make roles took this right from itself (app-role.ts).
    await client.query('grant delete on allowed_moves to current_user')
    await client.query(`delete from allowed_moves where (machine, from_state, to_state) not in (${listed})`, [moves])
  }
  // Without its visibility map and statistics PostgreSQL would read the whole table at each move.
  if (added || surplus) await client.query('vacuum (analyze) allowed_moves')
}

/** The machines with a move that this database does not allow yet; `npm run migrate` adds it. */
export async function readMachinesBehind(client: ClientBase): Promise<readonly string[]> {
  const there = await client.query<{ there: boolean }>("select to_regclass('allowed_moves') is not null as there")
  if (!there.rows[0]?.there) return Object.keys(machines)
  const { rows } = await client.query<{ machine: string }>(
    `select distinct machine from (select * from json_populate_recordset(null::allowed_moves, $1) except table allowed_moves) as missing
     order by machine`,
    [JSON.stringify(await readMoves())],
  )
  return rows.map(({ machine }) => machine)
}

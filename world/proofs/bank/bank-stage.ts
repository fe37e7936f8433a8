import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { paymobGateway } from '#money/payments/paymob/paymob-gateway.ts'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { As } from '#world/proofs/stories/story.ts'
import { enter } from '#world/samples/app.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { startPaymobSimulator } from '#world/simulators/paymob/start-simulator.ts'
import { type AppProcess, gatewayKeys, openAppProcess } from './app-process.ts'
import { emptyBooks, promise } from './bank-books.ts'
import type { Bank, Client } from './bank-deeds.ts'
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts'

export type BankStage = {
  readonly bank: Bank
  readonly clients: readonly Client[]
  readonly postgres: OwnPostgres
  readonly app: AppProcess
  readonly database: OpenDatabase
  readonly ports: Ports
  readonly close: () => Promise<void>
}

const first = 2_000_000n

/**
 * PostgreSQL, a server and a gateway for this proof alone, with customers who have some money. Uses the ports `port` to
 * `port + 2`.
 */
export async function openBankStage(customers: number, port: number): Promise<BankStage> {
  const postgres = await openOwnPostgres(port)
  const simulator = await startPaymobSimulator({
    ...gatewayKeys,
    port: port + 2,
    integrations: { EGP: 1001, AED: 2001 },
    callbackUrl: `http://127.0.0.1:${port + 1}/api/payment/callbacks/paymob`,
  })
  const database = openDatabase(postgres.url, { vault: sampleVault, max: 24, onError: () => undefined })
  const as: As = (who, act) => write(database.db, { who, now: new Date(), site: 'eg', locale: 'en' }, act)
  await as(system, seedPriceTables)
  await as(system, addSampleBankAccounts)
  const { who: staff } = await as(system, (work) => sampleStaff(work, ['finance']))
  const books = emptyBooks()
  const clients: Client[] = []
  for (let place = 0; place < customers; place++) {
    const client = await as(system, async (work) => {
      const { id, who } = await sampleCustomer(work)
      await fillWallet(work, id, first)
      return { id, who, token: await enter(work, who), withdrawals: [], order: null }
    })
    promise(
      books,
      { customerId: client.id, kind: 'card', minor: first },
      { account: 'courier:samples', kind: 'deposit' },
    )
    clients.push(client)
  }
  const app = await openAppProcess(postgres.url, port + 1, simulator.url)
  const account = { ...gatewayKeys, host: simulator.url, cardIntegrationId: 1001 }
  const ports = plugIn([plug(gateways, gatherGateways([paymobGateway({ eg: account, ae: account }, () => undefined)]))])
  const count = () => ({ retries: 0, refused: 0, acknowledged: 0, unheard: 0 })
  const bank: Bank = { as, origin: app.origin, staff, books, byUseCase: count(), byHttp: count() }
  const close = async () => {
    await app.close()
    await database.close()
    await simulator.close()
    await postgres.close()
  }
  return { bank, clients, postgres, app, database, ports, close }
}

import { bostaCourier } from '#fulfilment/couriers/bosta/bosta-courier.ts'
import { couriers, gatherCouriers } from '#fulfilment/couriers/courier.ts'
import { couriersJobs } from '#fulfilment/couriers/couriers.jobs.ts'
import { courierLabelApi } from '#fulfilment/couriers/desk/label.api.ts'
import { noteConnections } from '#fulfilment/couriers/note-connection.ts'
import { courierNewsApi } from '#fulfilment/couriers/waybills/news.api.ts'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { permits } from '#people/access/permissions.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { openBosta } from './bosta.samples.ts'
import { bookSample } from './couriers.samples.ts'

/** A shop that receives Bosta's news, and a Bosta simulator that can reach it. */
export async function openParcels(database: TestDatabase, people: Readonly<Record<string, Actor>> = {}) {
  const bosta = await openBosta()
  const origins = { eg: '', ae: '' }
  const courier = bostaCourier(bosta.account, () => undefined)
  const ports = plugIn([plug(couriers, gatherCouriers([courier])), plug(siteOrigins, origins)])
  const app = await openHttp({
    db: database.db,
    ports,
    logger: openLog('silent'),
    origins: { eg: '', ae: '' },
    clock: () => new Date(),
    authenticate: async (token) => people[token] ?? null,
    permits,
  })
  await app.register(async (scope) => void (await scope.register(courierNewsApi).register(courierLabelApi)), {
    prefix: '/api',
  })
  origins.eg = await app.listen({ port: 0, host: '127.0.0.1' })
  await database.write(async (work) => {
    await seedPriceTables(work)
    await noteConnections(work, ports.get(couriers))
  })
  const job = (minutes = 0) => openJobContext(database.db, ports, 'eg', new Date(Date.now() + minutes * 60_000))
  const faults: unknown[] = []
  return {
    bosta,
    courier,
    job,
    faults,
    origin: origins.eg,
    book: (given: Parameters<typeof bookSample>[1] = {}) =>
      database.write((work) => bookSample(work, { company: 'bosta', ...given })),
    /** Delivers the announcements. */
    hear: async () => {
      const failed = (error: unknown) => void faults.push(error)
      while ((await deliverAnnouncements(database.db, ports, [couriersJobs], () => new Date(), failed)) > 0);
    },
    /** Runs the jobs as of this many minutes from now. */
    tick: async (minutes: number) => {
      for (const chore of couriersJobs.chores ?? []) await chore.run(job(minutes))
    },
    see: async (requestId: string) => {
      const [waybill] = await database.read((work) => readWaybills(work, [requestId]))
      if (!waybill) throw new Error('no waybill')
      return waybill
    },
    news: async (requestId: string) => {
      const { rows } = await database.pool.query<{ name: string }>(
        "select name from announcements where news->>'requestId' = $1 order by id",
        [requestId],
      )
      return rows.map((row) => row.name.slice('waybill.'.length))
    },
    close: async () => {
      await app.close()
      await bosta.close()
    },
  }
}

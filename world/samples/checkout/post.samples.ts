import assert from 'node:assert/strict'
import { replyAddresses } from '#care/tickets/mails/reply-address.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { makePictureSigner } from '#catalog/reader/pictures/picture-signer.ts'
import { adReceivers } from '#content/tracking/forwarding/receivers.ts'
import { couriers, gatherCouriers } from '#fulfilment/couriers/courier.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext, type RoomJobs } from '#platform/background/jobs.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import type { Site } from '#sites/sites.ts'
import { sampleReplyAddresses } from '#world/samples/app.samples.ts'
import { sampleSellers } from '#world/samples/selling/orders.samples.ts'

export type Letter = { readonly subject: string; readonly text: string; readonly html: string | null }

const origins = { eg: 'https://shop.example', ae: 'https://ae.shop.example' }

/** A shop's background work with the test's clock: the hearers and jobs of these rooms, and the letters they wrote. */
export function openPost(database: Pick<TestDatabase, 'db' | 'pool'>, rooms: readonly RoomJobs[], clock: () => Date) {
  const ports = plugIn([
    plug(siteOrigins, origins),
    plug(adReceivers, []),
    plug(gateways, gatherGateways([])),
    plug(pictureSigner, makePictureSigner('secret of a test')),
    plug(couriers, gatherCouriers([])),
    plug(sellers, sampleSellers),
    plug(replyAddresses, sampleReplyAddresses),
  ])
  return {
    /** Delivers all announcements. */
    async deliver(): Promise<void> {
      const failed: unknown[] = []
      const fail = (error: unknown) => failed.push(error)
      await deliverAnnouncements(database.db, ports, rooms, clock, fail)
      assert.deepEqual(failed, [])
    },
    /** Runs these jobs, one after the other. */
    async strike(site: Site, ...names: readonly string[]): Promise<void> {
      const chores = rooms.flatMap((room) => room.chores ?? [])
      for (const name of names) {
        const chore = chores.find((one) => one.name === name) ?? assert.fail(`There is no ${name}`)
        await chore.run(openJobContext(database.db, ports, site, clock()))
      }
    },
    /** The mails to a customer, oldest first. */
    async lettersTo(email: string): Promise<readonly Letter[]> {
      const { rows } = await database.pool.query<Letter>(
        "select subject, text, html from notices where channel = 'mail' and recipient = $1 order by queued_at, id",
        [email],
      )
      return rows
    },
  }
}

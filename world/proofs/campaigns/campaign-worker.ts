// Sends the campaigns of a database until none is left, as one process of the shop does; it may be killed at any moment.
import { setTimeout as wait } from 'node:timers/promises'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { makeLinkTokens } from '#content/newsletter/sending/link-token.ts'
import { sendCampaigns } from '#content/newsletter/sending/send-campaigns.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { openDatabase } from '#platform/database/database.ts'
import { settingsForm } from '#platform/settings/settings-form.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { makeVault } from '#platform/work/vault.ts'
import { readSellers, sellers } from '#selling/orders/invoices/seller.ts'

const [databaseUrl = '', smtpUrl = '', perSecond = '100'] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl, { max: 6, queue: 100, vault: makeVault(['keys of a test']) })
const ports = plugIn([
  plug(leaveTokens, makeLeaveTokens('secret')),
  plug(linkTokens, makeLinkTokens('secret')),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(sellers, readSellers(settingsForm.parse({}))),
  plug(campaignPost, {
    mailer: smtpMailer(smtpUrl, 'Marsa <news@marsa.example>', { isPooled: true }),
    perSecond: Number(perSecond),
  }),
])
setInterval(() => process.send?.({ rss: process.memoryUsage().rss }), 500).unref()
const isOpen = () =>
  db
    .selectFrom('campaign_recipients')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_id')
    .select('campaigns.id')
    .where('campaigns.state', '=', 'sending')
    .where('campaign_recipients.state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
// A run that fails is begun again, as its chore is.
for (let isOver = false; !isOver; ) {
  try {
    await sendCampaigns(openJobContext(db, ports, 'eg', new Date()))
    isOver = !(await isOpen())
  } catch (fault) {
    console.error(String(fault))
    await wait(500)
  }
}
process.exit(0)

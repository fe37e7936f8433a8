import type { Mailer } from '#people/notices/notices.ports.ts'
import { definePort } from '#platform/work/ports.ts'
import type { LeaveTokens } from './leave-token.ts'
import type { LinkTokens } from './sending/link-token.ts'

/** Who carries campaigns, and how many of their mails leave in a second at most. */
type CampaignPost = { readonly mailer: Mailer; readonly perSecond: number }

export const leaveTokens = definePort<LeaveTokens>('newsletter-leave-tokens')
export const linkTokens = definePort<LinkTokens>('campaign-link-tokens')
export const campaignPost = definePort<CampaignPost>('campaign-post')

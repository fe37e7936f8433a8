import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { CampaignState } from './campaign-moves.ts'

export const stateLooks: Readonly<Record<CampaignState, { readonly tone: Tone; readonly name: () => string }>> = {
  draft: { tone: 'neutral', name: () => m.newsletter_state_draft() },
  proposed: { tone: 'wait', name: () => m.newsletter_state_proposed() },
  scheduled: { tone: 'info', name: () => m.newsletter_state_scheduled() },
  sending: { tone: 'info', name: () => m.newsletter_state_sending() },
  paused: { tone: 'warn', name: () => m.newsletter_state_paused() },
  sent: { tone: 'ok', name: () => m.newsletter_state_sent() },
  stopped: { tone: 'bad', name: () => m.newsletter_state_stopped() },
}

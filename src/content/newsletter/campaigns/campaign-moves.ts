import type { MoveRow } from '#platform/work/moves.ts'

const campaignStates = ['draft', 'proposed', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

type CampaignMove = MoveRow & { readonly from: CampaignState; readonly to: CampaignState }

/** All moves of a campaign. What was published and is taken back must be agreed to again. */
export const campaignMoves = [
  { from: 'draft', event: 'propose', to: 'proposed', by: ['content'] },
  { from: 'draft', event: 'discard', to: 'stopped', by: ['content'] },
  { from: 'proposed', event: 'takeBack', to: 'draft', by: ['content'] },
  { from: 'proposed', event: 'publish', to: 'scheduled', by: ['content'] },
  { from: 'scheduled', event: 'takeBack', to: 'draft', by: ['content'] },
  { from: 'scheduled', event: 'begin', to: 'sending', by: ['system'] },
  { from: 'sending', event: 'pause', to: 'paused', by: ['content', 'system'] },
  { from: 'paused', event: 'resume', to: 'sending', by: ['content'] },
  { from: 'sending', event: 'stop', to: 'stopped', by: ['content'] },
  { from: 'paused', event: 'stop', to: 'stopped', by: ['content'] },
  { from: 'sending', event: 'finish', to: 'sent', by: ['system'] },
] as const satisfies readonly CampaignMove[]

export type CampaignEvent = (typeof campaignMoves)[number]['event']

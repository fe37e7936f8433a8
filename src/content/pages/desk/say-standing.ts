import type { ContentState } from '#content/pages/content-moves.ts'
import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'

/** Where a version stands; what is shown, comes later or was replaced follows from the moments, and is stored nowhere. */
export type Standing = 'draft' | 'sent' | 'scheduled' | 'shown' | 'replaced' | 'withdrawn'

type Placed = { readonly state: string; readonly beginsAt: Date | null; readonly isNewest: boolean }

export function standingOf({ state, beginsAt, isNewest }: Placed, now: Date): Standing {
  const kept = state as ContentState
  if (kept !== 'published') return kept
  if (beginsAt && beginsAt > now) return 'scheduled'
  return isNewest ? 'shown' : 'replaced'
}

const standings: Readonly<Record<Standing, { readonly tone: Tone; readonly text: () => string }>> = {
  draft: { tone: 'info', text: m.pages_standing_draft },
  sent: { tone: 'wait', text: m.pages_standing_sent },
  scheduled: { tone: 'wait', text: m.pages_standing_scheduled },
  shown: { tone: 'ok', text: m.pages_standing_shown },
  replaced: { tone: 'neutral', text: m.pages_standing_replaced },
  withdrawn: { tone: 'neutral', text: m.pages_standing_withdrawn },
}

export function sayStanding(standing: Standing): { readonly tone: Tone; readonly text: string } {
  const { tone, text } = standings[standing]
  return { tone, text: text() }
}

import type { IconName } from './icon-paths.tsx'

export type Tone = 'ok' | 'info' | 'wait' | 'warn' | 'bad' | 'neutral'

/** The look of each status: its colours always come with its icon and a word. */
export const tones: Readonly<Record<Tone, { readonly box: string; readonly text: string; readonly icon: IconName }>> = {
  ok: { box: 'bg-ok-soft border-ok-line', text: 'text-ok', icon: 'check-circle' },
  info: { box: 'bg-info-soft border-info-line', text: 'text-info', icon: 'info' },
  wait: { box: 'bg-wait-soft border-wait-line', text: 'text-wait', icon: 'clock' },
  warn: { box: 'bg-warn-soft border-warn-line', text: 'text-warn', icon: 'warning' },
  bad: { box: 'bg-bad-soft border-bad-line', text: 'text-bad', icon: 'stop' },
  neutral: { box: 'bg-sunken border-line', text: 'text-soft', icon: 'dot' },
}

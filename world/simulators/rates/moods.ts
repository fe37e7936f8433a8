/** The ways in which a source can misbehave, on request. */
export const moods = [
  'fine',
  'silent',
  'failing',
  'wall',
  'wrongToken',
  'bomb',
  'hiddenBomb',
  'cutOff',
  'jump',
  'zero',
  'negative',
  'swapped',
  'stale',
  'future',
  'words',
  'strangers',
] as const
export type Mood = (typeof moods)[number]

export const simulatedSources = ['cbe', 'cbuae', 'ecb', 'er-api'] as const
export type SimulatedSource = (typeof simulatedSources)[number]

/** A value as a source in this mood reports it. */
export function inMood(
  mood: Mood,
  sell: number,
  buy: number,
): { readonly sell: number | string; readonly buy: number } {
  if (mood === 'jump') return { sell: Number((sell * 1.3).toFixed(4)), buy: Number((buy * 1.3).toFixed(4)) }
  if (mood === 'zero') return { sell: 0, buy: 0 }
  if (mood === 'negative') return { sell: -sell, buy: -buy }
  if (mood === 'swapped') return { sell: buy, buy: sell }
  if (mood === 'words') return { sell: 'N/A', buy }
  return { sell, buy }
}

/** The day that it gives for its newest quote. */
export function dayInMood(mood: Mood, day: string): string {
  const moved = mood === 'stale' ? -30 : mood === 'future' ? 3 : 0
  return new Date(Date.parse(day) + moved * 86_400_000).toISOString().slice(0, 10)
}

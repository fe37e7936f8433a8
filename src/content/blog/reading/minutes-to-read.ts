const wordsAMinute = 200

/** How long a text of so many words is read, in whole minutes. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute))
}

/** A line of two texts beside each other: in both, only in the one before, or only in the one after. */
export type ComparedLine = { readonly place: number; readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** What became of the lines of a text, by the longest row of lines that stayed. */
export function compareLines(before: string, after: string): readonly ComparedLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  // How many lines stay from here on, by the place in both texts.
  const stays = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      stays[i]![j] = old[i] === fresh[j] ? stays[i + 1]![j + 1]! + 1 : Math.max(stays[i + 1]![j]!, stays[i]![j + 1]!)
  const lines: ComparedLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    const [gone, added] = [old[i], fresh[j]]
    if (gone !== undefined && gone === added) {
      lines.push({ place: lines.length, kind: 'same', text: gone })
      i += 1
      j += 1
    } else if (gone !== undefined && (added === undefined || stays[i + 1]![j]! >= stays[i]![j + 1]!)) {
      lines.push({ place: lines.length, kind: 'gone', text: gone })
      i += 1
    } else {
      lines.push({ place: lines.length, kind: 'new', text: added! })
      j += 1
    }
  }
  return lines
}

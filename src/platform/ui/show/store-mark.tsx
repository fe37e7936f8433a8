/** A store's mark: its letters in set type, not its logo. Decoration: its name stands beside it. */
export function StoreMark({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="store-mark">
      {lettersOf(name)}
    </span>
  )
}

/** The first letters of a name's first two words; of a single word its first two, or its first where letters join. */
function lettersOf(name: string): string {
  const words = name.split(/[\s.&-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const first = [...(words[0] ?? '')]
  const isJoined = /\p{Script=Arabic}/u.test(first[0] ?? '')
  if (isJoined) return first[0] ?? ''
  const second = words[1] ? ([...words[1]][0] ?? '') : (first[1] ?? '')
  return `${first[0] ?? ''}${second}`.toLocaleUpperCase('en')
}

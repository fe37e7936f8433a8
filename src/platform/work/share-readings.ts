type Shared<Answer> = { readonly askedAt: number; readonly answer: Promise<Answer>; last: Answer | null }

/**
 * One reading for all who ask within so many milliseconds of its start, by name and owner (the program's ports or a database: two
 * shops in one process do not mix). `read` gets the last answer that was read to its end. After an error it is read anew.
 */
export function shareReadings<Answer>(milliseconds: number) {
  const owners = new WeakMap<object, Map<string, Shared<Answer>>>()
  return (owner: object, name: string, read: (last: Answer | null) => Promise<Answer>): Promise<Answer> => {
    const shared = owners.get(owner) ?? new Map<string, Shared<Answer>>()
    owners.set(owner, shared)
    const known = shared.get(name)
    if (known && performance.now() - known.askedAt < milliseconds) return known.answer
    const last = known?.last ?? null
    const mine: Shared<Answer> = { askedAt: performance.now(), answer: read(last), last }
    shared.set(name, mine)
    mine.answer.then(
      (answer) => {
        mine.last = answer
      },
      () => shared.get(name) === mine && shared.delete(name),
    )
    return mine.answer
  }
}

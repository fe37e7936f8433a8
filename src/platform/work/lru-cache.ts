/** A cache by name of values that never change; the least recently used goes first. */
export type LruCache<Value> = {
  readonly get: (name: string) => Value | undefined
  readonly set: (name: string, value: Value) => Value
}

/** Keeps values of at most `most` in total weight; each weighs 1 unless `weightOf` says otherwise. */
export function lruCache<Value>(most: number, weightOf: (value: Value) => number = () => 1): LruCache<Value> {
  const values = new Map<string, Value>()
  let weight = 0
  const drop = (name: string) => {
    const value = values.get(name)
    if (value === undefined) return
    weight -= weightOf(value)
    values.delete(name)
  }
  return {
    get: (name) => {
      const value = values.get(name)
      if (value === undefined) return undefined
      values.delete(name)
      values.set(name, value)
      return value
    },
    set: (name, value) => {
      drop(name)
      values.set(name, value)
      weight += weightOf(value)
      for (const oldest of values.keys()) {
        if (weight <= most || oldest === name) break
        drop(oldest)
      }
      return value
    },
  }
}

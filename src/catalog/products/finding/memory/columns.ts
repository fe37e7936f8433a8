/** Values that documents share, each kept once: a document has the number of its value. */
export type Shared<Value> = { readonly values: Value[]; readonly numbers: Map<string, number> }

export const noShared = <Value>(): Shared<Value> => ({ values: [], numbers: new Map() })

/** The number of a value by its name; `make` is asked where it is new. */
export function numberOf<Value>(shared: Shared<Value>, name: string, make: () => Value): number {
  const known = shared.numbers.get(name)
  if (known !== undefined) return known
  shared.numbers.set(name, shared.values.length)
  return shared.values.push(make()) - 1
}

type Column = Int32Array | Float32Array | Float64Array | Uint8Array | Uint16Array | Uint32Array

/** The same column with room for so many documents. */
export function withRoom<One extends Column>(column: One, documents: number): One {
  if (documents <= column.length) return column
  const Kind = column.constructor as new (length: number) => One
  const more = new Kind(Math.max(1024, Math.ceil(documents * 1.25)))
  more.set(column as never)
  return more
}

/** The choices of a new request, as they are in the addresses of its steps. Each may still be open. */
export type RequestChoices = {
  readonly items: readonly string[]
  readonly way: 'pickup' | 'delivery' | null
  readonly office: string
  readonly address: string
  readonly company: string
}

/** The address of a step with these choices. */
export function choicesPath(path: string, { items, ...choices }: RequestChoices): string {
  const params = new URLSearchParams()
  for (const item of items) params.append('item', item)
  for (const [name, value] of Object.entries(choices)) if (value) params.set(name, value)
  return `${path}?${params}`
}

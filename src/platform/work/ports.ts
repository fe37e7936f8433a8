/** A named place for an adapter of the outside world: a gateway, a mailer, a page fetcher. */
export type Port<T> = { readonly name: string; readonly plug?: (adapter: T) => void }
export type Plug = { readonly name: string; readonly adapter: unknown }
export type Ports = { get<T>(port: Port<T>): T }

export function definePort<T>(name: string): Port<T> {
  return { name }
}

/** Pairs a port with the adapter that serves it; the compiler checks that they fit. */
export function plug<T>(port: Port<T>, adapter: T): Plug {
  return { name: port.name, adapter }
}

/** The adapters of one running program. Asking for a missing one is a fault. */
export function plugIn(plugs: readonly Plug[]): Ports {
  const adapters = new Map(plugs.map((one) => [one.name, one.adapter]))
  return {
    get<T>(port: Port<T>): T {
      if (!adapters.has(port.name)) throw new Error(`Nothing is plugged into the port ${port.name}`)
      return adapters.get(port.name) as T
    },
  }
}

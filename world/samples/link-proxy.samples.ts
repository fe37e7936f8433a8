import { createServer, type Server, Socket } from 'node:net'

/** What the connection does with data. `lose`: it forwards the request and breaks before the answer is complete. */
export type Fault = 'none' | 'refuse' | 'lose' | 'slow' | 'swallow'

export type LinkProxy = {
  readonly port: number
  /** The fault from now on; `refuse` also cuts open connections. */
  readonly become: (fault: Fault) => void
  readonly close: () => Promise<void>
}

const slowness = 5000

/**
 * A connection to `port` on this machine that can be cut, slow or dead. `chooseFault` decides for each new connection.
 */
export async function openLinkProxy(
  to: { readonly host: string; readonly port: number },
  chooseFault?: () => Fault,
): Promise<LinkProxy> {
  let now: Fault = 'none'
  const ends = new Set<Socket>()
  const join = (near: Socket) => {
    const fault = () => (now === 'none' ? mine : now)
    const mine = chooseFault?.() ?? 'none'
    if (fault() === 'refuse') return void near.destroy()
    const far = new Socket().connect(to.port, to.host)
    pass(near, far, () => (fault() === 'lose' ? 'none' : fault()))
    pass(far, near, fault)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  }
  const server: Server = createServer(join)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    become: (fault) => {
      now = fault
      if (fault === 'refuse') cut()
    },
    close: async () => {
      cut()
      await new Promise((done) => server.close(done))
    },
  }
}

// Swallowed data stays lost: a connection that lost a part of its stream must be opened again.
function pass(from: Socket, to: Socket, fault: () => Fault): void {
  from.on('data', (bytes) => {
    const what = fault()
    if (what === 'none') to.write(bytes)
    else if (what === 'lose') from.destroy()
    else if (what === 'slow') setTimeout(() => to.destroyed || to.write(bytes), slowness)
  })
}

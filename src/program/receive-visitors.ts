import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Visitor, VisitorLeft } from './reception.ts'

const glance = 50

/**
 * Answers those whom the reception hands over to this process, and tells it of each who left. Answers how to wait for the last
 * of them, once the app is closed.
 */
export async function receiveVisitors(app: FastifyInstance): Promise<{ readonly untilLeft: () => Promise<void> }> {
  // Node keeps watch on slow and idle connections for a server that listens: this one does where nobody asks.
  await app.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  const here = new Set<Socket>()
  const sayLeft = () => process.send?.({ kind: 'left' } satisfies VisitorLeft)
  process.on('message', ({ kind }: Visitor, socket?: Socket) => {
    if (kind !== 'visitor') return
    // Gone on the way.
    if (!socket) return void sayLeft()
    here.add(socket)
    socket.once('close', () => {
      here.delete(socket)
      sayLeft()
    })
    app.server.emit('connection', socket)
    socket.resume()
  })
  const untilLeft = async () => {
    while (here.size > 0) {
      app.server.closeIdleConnections()
      await wait(glance)
    }
  }
  return { untilLeft }
}

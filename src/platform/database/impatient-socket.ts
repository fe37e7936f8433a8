import { Socket } from 'node:net'

/** A connection on which a query stays unanswered for too long is closed; the pool opens another. */
export function impatientSocket(silence: number): Socket {
  const socket = new Socket()
  let answered = 0
  socket.on('data', () => {
    answered = socket.bytesWritten
  })
  // Node gives a socket its own way of writing back when it connects.
  socket.once('connect', () => sendTogether(socket))
  socket.setTimeout(silence, () => {
    if (socket.bytesWritten > answered) socket.destroy(new Error('Connection terminated: the database is silent'))
  })
  return socket
}

// What is asked in the same turn of the program goes out as one piece, also where a transaction begins or ends: each piece is a
// call of the system, which costs more than most queries.
function sendTogether(socket: Socket): void {
  const { cork, uncork, write } = socket
  let isHeld = false
  const hold = () => {
    if (isHeld) return
    isHeld = true
    cork.call(socket)
    // Not simply at the next tick: a connection is often given in one, and what waits for it asks only after all ticks.
    queueMicrotask(() =>
      process.nextTick(() => {
        isHeld = false
        uncork.call(socket)
      }),
    )
  }
  socket.cork = () => {
    cork.call(socket)
    hold()
  }
  socket.write = ((...piece: Parameters<typeof write>) => {
    hold()
    return write.apply(socket, piece)
  }) as typeof write
}

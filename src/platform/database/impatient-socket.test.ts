import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { impatientSocket } from './impatient-socket.ts'

test('what is written in one turn goes out as one piece at its end', async () => {
  const server = createServer((other) => other.resume())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = impatientSocket(5000)
  socket.connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  await once(socket, 'connect')
  // As a pool gives a connection to who waits for it.
  await new Promise<void>((resolve) => {
    process.nextTick(() => {
      socket.write('start transaction')
      resolve()
    })
  })
  socket.write('select 1')
  assert.equal(socket.writableLength, 'start transactionselect 1'.length)
  await setImmediate()
  assert.equal(socket.writableLength, 0)
  assert.equal(socket.writableCorked, 0)
  socket.destroy()
  server.close()
})

// The real program without its pages, for ending and restarting it under load: `node src/restart.samples.ts` with settings.
import cluster from 'node:cluster'
import { createApp } from './app.ts'
import { readSettings } from './platform/settings.ts'

Object.assign(globalThis, { __DEV_WORLD__: false })
const { serveShop } = await import('./serve-shop.ts')
await serveShop(readSettings(), async (counter) => {
  const app = await createApp(counter)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-process', process.pid)
  })
  return app
})
if (!cluster.isWorker) process.send?.('ready')

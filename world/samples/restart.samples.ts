// The real program without its pages, for ending and restarting it under load: `node world/samples/restart.samples.ts`
// with settings. With the word `told` it reports when it is loaded, and starts when it is told to.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { readSettings } from '#platform/settings/settings.ts'
import { createApp } from '#program/app.ts'
import { serveShop } from '#program/serve-shop.ts'

// A killed process does not save its compile cache at the end, so it is saved here.
flushCompileCache()
if (process.argv.includes('told')) {
  process.send?.('loaded')
  await once(process, 'message')
}
await serveShop(readSettings(), async (context) => {
  const app = await createApp(context)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-process', process.pid)
  })
  return app
})
if (!cluster.isWorker) process.send?.('ready')

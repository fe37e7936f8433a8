// The real server process without its pages, for restarting it under load: `node src/restart.samples.ts` with settings.
import { createApp } from './app.ts'
import { readSettings } from './platform/settings.ts'

Object.assign(globalThis, { __DEV_WORLD__: false })
const { serveShop } = await import('./serve-shop.ts')
await serveShop(readSettings(), async (shop) => {
  const app = await createApp(shop)
  app.addHook('onListen', async () => {
    process.send?.('ready')
  })
  return app
})

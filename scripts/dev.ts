// npm run dev: pages reload hot; a change to the server's own code is taken up with the next request.
import { createServer as createHttpServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { rootDirectory } from '#platform/root-directory.ts'
import { readSettings } from '#platform/settings.ts'
import type * as Server from '../src/server.ts'

const settings = readSettings()
const server = createHttpServer()
// Live reload over the shop's own port, so that several can run beside each other.
const vite = await createVite({ root: rootDirectory, server: { middlewareMode: true, hmr: { server } } })
type ServerModule = typeof Server
const load = async () => (await vite.ssrLoadModule('/src/server.ts')) as ServerModule

let current = await load()
const shop = await current.openShop(settings)
let app = await current.createServer(shop, true)
await app.ready()

async function freshApp(): Promise<typeof app> {
  const latest = await load()
  if (latest === current) return app
  current = latest
  const old = app
  app = await current.createServer(shop, true)
  await app.ready()
  await old.close()
  return app
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      ;(await freshApp()).routing(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      console.error(error)
      response.statusCode = 500
      response.end(String(error))
    }
  })
})
server.listen(settings.PORT, 'localhost')
const stopJobs = await shop.startJobs()
console.log(shop.welcome)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.close()
    await vite.close()
    await stopJobs()
    await shop.close()
    process.exit(0)
  })
}

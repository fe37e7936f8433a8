// npm run dev: pages reload hot; a change of the server's code or of a text takes effect with the next request.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { basename } from 'node:path'
import { createServer as createVite } from 'vite'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { giveUp } from '#platform/work/cannot-start.ts'
import type * as Server from '#world/development.ts'

process.on('uncaughtException', giveUp)
const settings = readSettings()
const compileWords = () => {
  try {
    execFileSync(process.execPath, ['scripts/words.ts'], { cwd: rootDirectory, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    console.error('The texts stay as they were.')
  }
}
compileWords()

// A port in use is reported before anything else starts; visitors wait until the shop is ready.
const server = createHttpServer()
server.listen(settings.PORT, settings.HOST || 'localhost')
await once(server, 'listening')
// Live reload uses the shop's own port, so that several shops can run side by side.
const vite = await createVite({ root: rootDirectory, server: { middlewareMode: true, ws: { server } } })
vite.watcher.on('change', (path) => {
  if (/^words\.(ar|en)\.json$/.test(basename(path))) compileWords()
})
type ServerModule = typeof Server
const load = async () => (await vite.ssrLoadModule('/world/development.ts')) as ServerModule

let current = await load()
const shop = await current.openShop(settings)
let app = await current.createServer(shop, true)
await app.ready()
process.off('uncaughtException', giveUp)

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
const stopJobs = await shop.startJobs()
console.log(shop.welcome)
// Vite would end the program at once, but the database has to be closed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal)
  process.once(signal, async () => {
    server.close()
    await stopJobs()
    await shop.close()
    await vite.close()
    process.exit(0)
  })
}

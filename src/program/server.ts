import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { holdIndex } from '#catalog/products/finding/memory/keep-index.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { signLoaders } from '#catalog/reader/pictures/sign-loaders.ts'
import { workerPolicy } from '#platform/http/guard-browser.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { type AppParts, createApp } from './app.ts'
import { serveShop } from './serve-shop.ts'
import type { World } from './simulated.ts'

/** The whole server: calls, files and pages. In development, Vite serves the files. */
export async function createServer(parts: AppParts, development: boolean): Promise<FastifyInstance> {
  const app = await createApp(parts)
  if (!development) await serveFiles(app)
  await servePages(app, signLoaders(build, parts.ports.get(pictureSigner)), development ? 'development' : 'production')
  const said = 'products could not be read into memory'
  const products = holdIndex(parts.db, (error) => parts.logger.warn({ err: error }, said))
  app.addHook('onClose', async () => products.stop())
  return app
}

const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']
const mailPictures = ['mail-mark.png', 'mail-calendar.png']
/** Drawings of our own, and marks of stores. */
const drawn = ['scenes', 'marks']
const rootFiles = ['favicon.svg', 'sw.js', ...icons, ...mailPictures]

// Built files have a hash of their content in their name: they may be cached for a year.
async function serveFiles(app: FastifyInstance): Promise<void> {
  const root = join(rootDirectory, 'build', 'client')
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(`assets/${(request.params as { '*': string })['*']}`)
  })
  for (const folder of drawn) {
    app.get(`/${folder}/*`, { config: { access: 'public' } }, (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400')
      return reply.sendFile(`${folder}/${(request.params as { '*': string })['*']}`)
    })
  }
  for (const file of rootFiles) {
    app.get(`/${file}`, { config: { access: 'public' } }, (_request, reply) => {
      // A service worker that is cached too long would keep outdated rules.
      reply.header('cache-control', file === 'sw.js' ? 'no-cache' : 'public, max-age=3600')
      if (file === 'sw.js') reply.header('content-security-policy', workerPolicy)
      return reply.sendFile(file)
    })
  }
}

/** Opens the shop and serves it until it is told to stop, in as many processes as the settings say. */
export function serve(settings: Settings, world: World | null = null): Promise<void> {
  return serveShop(settings, (context) => createServer(context, false), world)
}

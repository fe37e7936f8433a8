// The entry of a development build: the server with simulators and a demo instead of real providers.
import { openDatabase } from '#platform/database/database.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { createServer, serve as serveReal } from '#program/server.ts'
import { openShop as openReal, type Shop } from '#program/shop.ts'
import type { World } from '#program/simulated.ts'

// Imported only when needed: of several processes only the first one needs them.
const world: World = {
  simulate: async (settings) => (await import('./simulate-world.ts')).simulateWorld(settings),
  fillDemo: async (parts) => (await import('./demo/demo.ts')).fillDemo(parts),
}

// The bench opens its own database: keys given to another copy of the module would be unknown to this one.
export { createServer, openDatabase }

export function openShop(settings: Settings): Promise<Shop> {
  return openReal(settings, world)
}

export function serve(settings: Settings): Promise<void> {
  return serveReal(settings, world)
}

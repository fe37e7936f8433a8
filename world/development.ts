// The entry of a development build: the server, with simulators and a demo in the place of the world outside.
import type { Settings } from '#platform/settings/settings.ts'
import { createServer, serve as serveReal } from '#program/server.ts'
import { openShop as openReal, type Shop } from '#program/shop.ts'
import type { World } from '#program/simulated.ts'

// Imported when they are asked for: of several processes only the first needs them.
const world: World = {
  simulate: async (settings) => (await import('./simulate-world.ts')).simulateWorld(settings),
  fillDemo: async (parts) => (await import('./demo/demo.ts')).fillDemo(parts),
}

export { createServer }

export function openShop(settings: Settings): Promise<Shop> {
  return openReal(settings, world)
}

export function serve(settings: Settings): Promise<void> {
  return serveReal(settings, world)
}

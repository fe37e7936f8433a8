import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildsDevPages } from './src/platform/settings.ts'

// A message is a module of its own; a browser fetches a room's messages together.
function wordsOfRoom(id: string): string | null {
  const room = id.match(/words\/messages\/([a-z]+)_/)?.[1]
  return room ? `words-${room}` : null
}

// The server stands in the pages' build: one module graph in one process.
export default defineConfig({
  define: { __DEV_WORLD__: JSON.stringify(buildsDevPages()) },
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: [{ name: wordsOfRoom, debugName: 'words', test: /src\/words\/messages\// }] },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { middlewareMode: true },
})

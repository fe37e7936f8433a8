import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildsDevPages } from './src/platform/settings/settings.ts'

// The box for a link stands on the home page, which says nothing else of the cart; of three pages of the storefront the
// others say only the title.
const wordsOf =
  /\.words\/browser\/messages\/(cart_paste|storefront_(?:kept|bookmarklet(?!_title)|prohibited(?!_title))|[a-z]+)_/

function wordsOfRoom(id: string): string | null {
  const room = id.match(wordsOf)?.[1]
  return room ? `words-${room}` : null
}

/**
 * What a browser fetches together: the framework; what nearly every page shows; a room's words that several of its pages
 * say. What one page alone needs stays with that page.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  {
    name: 'frame',
    test: /\.words\/browser\/|vite\/preload-helper|src\/(platform(?!\/http\/site-words)|fronts\/storefront)\//,
    minShareCount: 24,
    priority: 3,
  },
  // Rooms whose words are said on very different pages: a page fetches those it says, without the rest.
  {
    name: wordsOfRoom,
    debugName: 'words',
    test: /\.words\/browser\/messages\/(orders|expectations|account|requests|pricing|payments|people|cart(?!_paste)|subscriptions|tickets|notices|custody|search|newsletter|tracking|blog|storefront)_/,
    minShareCount: 2,
    priority: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  { name: wordsOfRoom, debugName: 'words', test: /\.words\/browser\/messages\//, minShareCount: 2, priority: 2 },
]

// Which pages share words stands in the name of their chunk; the list of routes repeats it for each of them.
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`

/** Code that a page loads later has no styles of its own and stands in the files around it: it is loaded as it is. */
const loadAsItIs: Plugin = {
  name: 'load-as-it-is',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

// The server stands in the pages' build: one module graph, in each process that answers.
export default defineConfig({
  plugins: [loadAsItIs, tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: buildsDevPages() ? './world/development.ts' : './src/program/server.ts' } },
    },
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups }, chunkFileNames },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    sourcemap: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { middlewareMode: true },
})

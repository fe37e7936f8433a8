import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildsDevPages } from './src/platform/settings.ts'

// The server stands in the pages' build: one module graph in one process.
export default defineConfig({
  define: { __DEV_WORLD__: JSON.stringify(buildsDevPages()) },
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './src/server.ts' } } } },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { middlewareMode: true },
})

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The server stands in the pages' build: one module graph in one process.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './src/server.ts' } } } },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: { middlewareMode: true },
})

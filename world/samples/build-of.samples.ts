import type { ServerBuild } from 'react-router'

/** A build of these routes without files for browsers, whose pages are drawn by `draw`. */
export const buildOf = (
  routes: ServerBuild['routes'],
  draw: ServerBuild['entry']['module']['default'] = () => new Response('a page'),
): ServerBuild => ({
  entry: { module: { default: draw } },
  routes,
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
})

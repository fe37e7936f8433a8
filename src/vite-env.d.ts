declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  export const {
    assets,
    assetsBuildDirectory,
    basename,
    entry,
    future,
    isSpaMode,
    prerender,
    publicPath,
    routeDiscovery,
    routes,
    ssr,
    allowedActionOrigins,
  }: ServerBuild
}

/** False in a production build: simulators, demo shops and the demo are left out of it. */
declare const __DEV_WORLD__: boolean

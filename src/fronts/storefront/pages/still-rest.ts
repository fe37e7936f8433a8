import type { StillPart } from '#platform/http/pages/still.tsx'
import type { HomeRestProps } from './home-rest.tsx'

const load = async () => (await import('./home-rest.tsx')).HomeRest

/** The home page below its first screen. */
export const stillRest: StillPart<HomeRestProps> = { drawn: import.meta.env.SSR ? await load() : null, load }

import { lazy } from 'react'

const load = async () => ({ default: (await import('#content/tracking/consent-bar.tsx')).ConsentBar })

/** The question of counting: loaded by those alone who are asked; the server draws it at once. */
export const AskedConsent = import.meta.env.SSR ? (await load()).default : lazy(load)

import type { Logger } from 'pino'
import type { Settings } from '#platform/settings/settings.ts'
import { type GoogleAccount, googleReceiver } from './google.ts'
import { type MetaAccount, metaReceiver } from './meta.ts'
import type { Receiver } from './receivers.ts'
import { type TiktokAccount, tiktokReceiver } from './tiktok.ts'

/** Our accounts at companies of adverts; null where there is none. */
export type AdvertAccounts = {
  readonly google: GoogleAccount | null
  readonly meta: MetaAccount | null
  readonly tiktok: TiktokAccount | null
}

/** The companies of adverts that the settings name, and simulated ones for the others. */
export function openReceivers(settings: Settings, simulated: AdvertAccounts | null, log: Logger): readonly Receiver[] {
  const alarm = (company: string) => (fault: object) => log.error({ fault }, `${company} does not take our token`)
  const google = googleOf(settings) ?? simulated?.google ?? null
  const meta = metaOf(settings) ?? simulated?.meta ?? null
  const tiktok = tiktokOf(settings) ?? simulated?.tiktok ?? null
  return [
    ...(google ? [googleReceiver(google)] : []),
    ...(meta ? [metaReceiver(meta, alarm('Meta'))] : []),
    ...(tiktok ? [tiktokReceiver(tiktok, alarm('TikTok'))] : []),
  ]
}

function googleOf({ GOOGLE_BASE_URL: host, ...settings }: Settings): GoogleAccount | null {
  const { GOOGLE_MEASUREMENT_ID: measurementId, GOOGLE_API_SECRET: apiSecret } = settings
  return measurementId && apiSecret ? { host, measurementId, apiSecret } : null
}

function metaOf({ META_BASE_URL: host, META_PIXEL_ID: pixelId, META_TOKEN: token }: Settings): MetaAccount | null {
  return pixelId && token ? { host, pixelId, token } : null
}

function tiktokOf({ TIKTOK_BASE_URL: host, ...settings }: Settings): TiktokAccount | null {
  const { TIKTOK_PIXEL_ID: pixelId, TIKTOK_TOKEN: token } = settings
  return pixelId && token ? { host, pixelId, token } : null
}

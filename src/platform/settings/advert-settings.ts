import { z } from 'zod'

const text = z.string().default('')

/** Companies of adverts that are told what came of theirs, of visitors who agreed. Without them nobody is told anything. */
export const advertSettings = {
  GOOGLE_MEASUREMENT_ID: text.describe(
    'Stream of Google Analytics 4 (G-…) that is told what happens, of visitors who agreed; empty: off, in development the simulator',
  ),
  GOOGLE_API_SECRET: text.describe('Its Measurement Protocol API secret'),
  GOOGLE_BASE_URL: z
    .url()
    .default('https://www.google-analytics.com')
    .describe('Where the Measurement Protocol is; https in production'),
  META_PIXEL_ID: text.describe(
    'Pixel (dataset) of Meta that is told the same by its Conversions API; empty: off, in development the simulator',
  ),
  META_TOKEN: text.describe('Access token of that pixel'),
  META_BASE_URL: z
    .url()
    .default('https://graph.facebook.com/v25.0')
    .describe('The Graph API with its version; https in production'),
  TIKTOK_PIXEL_ID: text.describe(
    'Pixel of TikTok that is told the same by its Events API; empty: off, in development the simulator',
  ),
  TIKTOK_TOKEN: text.describe('Access token of that pixel'),
  TIKTOK_BASE_URL: z
    .url()
    .default('https://business-api.tiktok.com')
    .describe('Where the Events API is; https in production'),
} as const

const accounts = [
  ['GOOGLE_MEASUREMENT_ID', 'GOOGLE_API_SECRET', 'GOOGLE_BASE_URL'],
  ['META_PIXEL_ID', 'META_TOKEN', 'META_BASE_URL'],
  ['TIKTOK_PIXEL_ID', 'TIKTOK_TOKEN', 'TIKTOK_BASE_URL'],
] as const

type AdvertSettings = Readonly<Record<keyof typeof advertSettings, string>>

/** What is not safe of them in production: an account is complete or absent, and reached by https. */
export function missingAdverts(settings: AdvertSettings): readonly string[] {
  return accounts.flatMap(([id, key, host]) => [
    ...(Boolean(settings[id]) === Boolean(settings[key]) ? [] : [`${id} and ${key}: both or neither`]),
    ...(settings[host].startsWith('https://') ? [] : [`${host}: https only in production`]),
  ])
}

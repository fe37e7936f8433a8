import { z } from 'zod'
import { ORIGINS } from '#catalog/stores/stores.ts'
import { currencies } from '#platform/values/amounts/money.ts'

const FEED_FORMATS = ['google_xml', 'google_tsv', 'awin_csv', 'cj_csv', 'shopify', 'sitemap'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

const empty = (said: unknown) => (said === '' ? null : said)

/** A feed as staff enter it. */
export const feedForm = z.object({
  id: z.preprocess(empty, z.uuid().nullable().default(null)),
  name: z.string().trim().min(1).max(100),
  format: z.enum(FEED_FORMATS),
  url: z.url({ protocol: /^https?$/ }).max(2000),
  store: z
    .string()
    .trim()
    .toLowerCase()
    // As offers and switches of stores name it.
    .transform((domain) => domain.replace(/^www\./, ''))
    .pipe(
      z
        .string()
        .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/)
        .max(200)
        // A suffix that many stores share (`co.uk`) is no store.
        .refine((domain) => !/^(?:co|com|org|net|gov|edu|ac)\.[a-z]{2}$/.test(domain)),
    ),
  country: z.enum(ORIGINS),
  currency: z.preprocess(empty, z.enum(currencies).nullable().default(null)),
  everyHours: z.coerce.number().int().min(1).max(720).default(24),
  mostRows: z.coerce.number().int().min(1).max(10_000_000).default(1_000_000),
  mostMegabytes: z.coerce.number().int().min(1).max(4096).default(2048),
})
export type FeedForm = z.output<typeof feedForm>

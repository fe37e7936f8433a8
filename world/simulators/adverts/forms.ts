import { z } from 'zod'

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'SHA-256 in small hexadecimal digits')
const currency = z.string().regex(/^[A-Z]{3}$/)
const eventId = z.string().min(1).max(100)

/** What the Measurement Protocol takes; the real one says what is wrong only at `/debug/mp/collect`. */
export const googleForm = z.strictObject({
  client_id: z.string().regex(/^\d+\.\d+$/),
  user_id: z.string().max(256).optional(),
  timestamp_micros: z.number().int(),
  ip_override: z.string().optional(),
  consent: z.strictObject({
    ad_user_data: z.enum(['GRANTED', 'DENIED']),
    ad_personalization: z.enum(['GRANTED', 'DENIED']),
  }),
  user_data: z
    .strictObject({
      sha256_email_address: z.array(fingerprint).optional(),
      sha256_phone_number: z.array(fingerprint).optional(),
    })
    .optional(),
  events: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
        params: z
          .record(z.string().max(40), z.union([z.string().max(100), z.number()]))
          .refine((params) => Object.keys(params).length <= 25, 'at most 25')
          .refine((params) => !('value' in params) || 'currency' in params, 'value needs currency'),
      }),
    )
    .min(1)
    .max(25),
})

/** What Meta's Conversions API takes of a website. */
export const metaForm = z.strictObject({
  access_token: z.string(),
  test_event_code: z.string().optional(),
  data: z
    .array(
      z.strictObject({
        event_name: z.string().min(1).max(50),
        event_time: z.number().int(),
        event_id: eventId,
        event_source_url: z.url(),
        action_source: z.literal('website'),
        user_data: z.strictObject({
          client_ip_address: z.string().min(2),
          client_user_agent: z.string().min(1),
          fbc: z
            .string()
            .regex(/^fb\.1\.\d{13}\..+$/)
            .optional(),
          em: z.array(fingerprint).optional(),
          ph: z.array(fingerprint).optional(),
          external_id: z.array(fingerprint).optional(),
        }),
        custom_data: z
          .object({ currency: currency.optional(), value: z.number().nonnegative().optional() })
          .loose()
          .optional(),
      }),
    )
    .min(1)
    .max(1000),
})

/** What TikTok's Events API takes of a website. */
export const tiktokForm = z.strictObject({
  event_source: z.literal('web'),
  event_source_id: z.string(),
  data: z
    .array(
      z.strictObject({
        event: z.string().min(1).max(50),
        event_time: z.number().int(),
        event_id: eventId,
        user: z.strictObject({
          ip: z.string().min(2),
          user_agent: z.string().min(1),
          ttclid: z.string().optional(),
          email: fingerprint.optional(),
          phone: fingerprint.optional(),
          external_id: fingerprint.optional(),
        }),
        page: z.object({ url: z.url() }),
        properties: z
          .object({ currency: currency.optional(), value: z.number().nonnegative().optional() })
          .loose()
          .optional(),
      }),
    )
    .min(1)
    .max(1000),
})

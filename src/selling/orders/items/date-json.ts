import { z } from 'zod'

/** A moment: ISO 8601 in UTC outside, a Date inside. */
export const dateJson = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

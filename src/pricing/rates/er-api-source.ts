import { z } from 'zod'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { callSource, type SourceHost } from './call-source.ts'
import type { CrossSheet, CrossSource } from './rate-sources.ts'
import { sheetNumber } from './sheet-values.ts'
import { failure, readingOf, type SourceFailure } from './source-fault.ts'

// Only what is used; everything else may be there or not.
const sheetForm = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  time_last_update_unix: z.string().regex(/^\d{9,11}$/),
  rates: z.record(z.string(), z.unknown()),
})

/** open.er-api.com: how much of each currency a dollar is worth. Asked for what the European Central Bank does not have. */
export function erApiSource(source: SourceHost): CrossSource {
  return {
    name: 'er-api',
    fetch: async () => {
      const reply = await callSource(source, { path: '/v6/latest/USD', headers: { accept: 'application/json' } })
      return reply.ok ? readingOf(() => erApiSheet(reply.body.toString('utf8'))) : reply
    },
  }
}

function erApiSheet(text: string): CrossSheet | SourceFailure {
  const read = sheetForm.safeParse(parse(text))
  if (!read.success) return failure('UNREADABLE', `not the sheet: ${read.error.issues[0]?.path.join('.') ?? ''}`)
  const { rates, time_last_update_unix: updated } = read.data
  const perBase = new Map<Currency, string>()
  for (const [currency, value] of Object.entries(rates)) {
    const rate = sheetNumber(typeof value === 'string' ? value : '')
    if (isCurrency(currency) && rate !== null) perBase.set(currency, rate)
  }
  return { ok: true, base: 'USD', quotedOn: new Date(Number(updated) * 1000).toISOString().slice(0, 10), perBase }
}

type NumberSource = { readonly source?: string }

// Every number as the text that was sent: none passes through a float.
function parse(text: string): unknown {
  return JSON.parse(text, (_key: string, value: unknown, ...context: NumberSource[]) =>
    typeof value === 'number' ? (context[0]?.source ?? String(value)) : value,
  )
}

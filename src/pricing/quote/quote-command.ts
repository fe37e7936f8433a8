import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { type InvalidQuote, invalid, isInvalid } from './invalid-quote.ts'
import { quote } from './quote.ts'
import { quoteAnswer, quoteJson } from './quote-file.ts'
import type { QuoteRequest } from './quote-request.ts'
import { compileTables } from './tables/compile-tables.ts'
import { tablesForm } from './tables/tables-form.ts'

/** Reads one `{tables, request}` or an array of them, from the file that is named or on standard input, and prints the price or the prices. */
const [file] = process.argv.slice(2)
const input = parse(file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8'))
if (Array.isArray(input)) {
  // In a list, a request without a price is an answer like the others.
  console.log(quoteJson(input.map(answer)))
} else {
  const only = answer(input)
  console.log(quoteJson(only))
  if (isInvalid(only)) process.exitCode = 1
}

function answer(input: unknown): object | InvalidQuote {
  const { tables: raw, request } = isRecord(input) ? input : {}
  const tables = tablesForm.safeParse(raw)
  if (!tables.success) return invalid(['tables', ...(tables.error.issues[0]?.path ?? [])].join('.'))
  if (!isRecord(request)) return invalid('request')
  // The engine itself names the first field that it cannot read.
  const asked = request as QuoteRequest
  const breakdown = quote(compileTables(tables.data), asked)
  return isInvalid(breakdown) ? breakdown : quoteAnswer(asked, breakdown)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

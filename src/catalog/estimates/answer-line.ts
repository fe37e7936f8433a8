import { z } from 'zod'
import { becauseText } from './because.ts'
import { type Estimate, estimateProduct } from './estimate-product.ts'

const text = z.string().trim().max(2000)
const form = z.object({
  title: text.min(1),
  brand: text.nullish(),
  store: text.nullish(),
  // A path as it is written, or as its names.
  breadcrumb: z
    .union([z.array(text).max(30), text.transform((path) => path.split(/\s*[>›»|]\s*|\s+\/\s+/))])
    .nullish()
    .transform((names) => (names ?? []).filter((name) => name !== '')),
})

type PrintedEstimate = Omit<Estimate, 'categories'> & {
  readonly categories: readonly { readonly code: string; readonly confidence: number; readonly why: string }[]
}

/** An estimate as the commands print it: categories in the codes of the labels, `baby_food` for `babyFood`. */
export function printedEstimate({ categories, ...rest }: Estimate): PrintedEstimate {
  const printed = categories.map(({ code, confidence, because }) => ({
    code: labelCode(code),
    confidence,
    why: becauseText(because, 'en'),
  }))
  return { categories: printed, ...rest }
}

function labelCode(code: string): string {
  return code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** One line of JSON → its estimate, or what is wrong with the line. */
export function answerLine(line: string): PrintedEstimate | { readonly error: string } {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return { error: 'The line is not JSON' }
  }
  const question = form.safeParse(said)
  if (question.success) return printedEstimate(estimateProduct(question.data))
  const { path, message } = question.error.issues[0]!
  return { error: [path.join('.'), message].filter((part) => part !== '').join(': ') }
}

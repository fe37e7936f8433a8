// npm run --silent estimate: JSON lines { title, brand?, store?, breadcrumb? } in, one estimate or { error } a line out, in order.
import { createInterface } from 'node:readline'
import { answerLine } from './answer-line.ts'

for await (const line of createInterface({ input: process.stdin }))
  if (line.trim() !== '' && !process.stdout.write(`${JSON.stringify(answerLine(line))}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve))

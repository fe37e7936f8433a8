// Ends the browser tests with the table of what each screen costs; a time over its budget is marked, not failed.
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { budgets, type Cost } from './web-budgets.ts'

export default function printBudgets(): Reporter {
  const costs: Cost[] = []
  return {
    printsToStdio: () => false,
    onTestEnd: (_test: TestCase, result) => {
      for (const { type, description } of result.annotations)
        if (type === 'web budget' && description) costs.push(JSON.parse(description) as Cost)
    },
    onEnd: () => {
      if (costs.length === 0) return
      console.log(
        '\nWeb budgets: slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower, nothing kept; times as on this machine',
      )
      console.table(costs.map(rowOf))
    },
  }
}

function rowOf({ screen, lang, lcp, cls, inp, js, fonts, css, images, ttfb }: Cost) {
  const time = (value: number, budget: number) =>
    `${Math.round(value)} ${value <= budget ? 'within' : 'OVER'} ${budget}`
  return {
    screen: `${screen} (${lang})`,
    'LCP ms': time(lcp, budgets.lcp),
    CLS: `${Math.round(cls * 1000) / 1000}${cls > budgets.cls ? ' OVER' : ''}`,
    'INP ms': time(inp, budgets.inp),
    'TTFB ms': time(ttfb, budgets.ttfb),
    'JS KB': js,
    'fonts KB': fonts,
    'CSS KB': css,
    'images KB': images,
  }
}

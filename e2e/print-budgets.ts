// Ends the browser tests with tables of each screen's cost, the cost of staff's work, and how a queue scrolls; a time
// over its budget is marked, not failed.
import type { Reporter, TestCase } from '@playwright/test/reporter'
import type { Part } from './hands.ts'
import type { Scroll } from './queue-scroll.spec.ts'
import { budgets, type Cost } from './web-budgets.ts'

export default function printBudgets(): Reporter {
  const costs: Cost[] = []
  const work: Part[] = []
  const scrolls: Scroll[] = []
  return {
    printsToStdio: () => false,
    onTestEnd: (_test: TestCase, result) => {
      for (const { type, description } of result.annotations) {
        if (type === 'web budget' && description) costs.push(JSON.parse(description) as Cost)
        if (type === 'work by keyboard' && description) work.push(JSON.parse(description) as Part)
        if (type === 'scroll' && description) scrolls.push(JSON.parse(description) as Scroll)
      }
    },
    onEnd: () => {
      if (work.length > 0) {
        console.log('\nWork by keyboard and scanner, an order: keys pressed and seconds, waiting for pages included')
        console.table([...work, totalOf(work)].map(workOf))
      }
      if (scrolls.length > 0) {
        console.log('\nScrolling a full page of a queue, processor 4 times slower: frames and tasks over 50 ms, in ms')
        console.table(scrolls)
      }
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

function workOf({ part, orders, keys, seconds }: Part) {
  return {
    part,
    orders,
    'keys an order': (keys / orders).toFixed(1),
    'seconds an order': (seconds / orders).toFixed(2),
  }
}

function totalOf(work: readonly Part[]): Part {
  const sum = (of: (part: Part) => number) => work.reduce((so, part) => so + of(part), 0)
  return {
    part: 'all of it',
    orders: work[0]?.orders ?? 1,
    keys: sum((one) => one.keys),
    seconds: sum((one) => one.seconds),
  }
}

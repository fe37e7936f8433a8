import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samplePdf, sampleSlowPdf } from '#world/samples/platform/uploads.samples.ts'
import { makePdfDrawer, type PdfDrawing } from './redraw-pdf.ts'

const outcome = (drawing: PdfDrawing) => (typeof drawing === 'string' ? drawing : 'drawn')

test('a valid receipt behind three documents that take for ever is drawn before the last of them is abandoned', async () => {
  const draw = makePdfDrawer({ atOnce: 2, waiting: 12, drawMs: 2000 })
  const order: string[] = []
  const send = async (name: string, sent: Buffer) => {
    const drawing = outcome(await draw(sent))
    order.push(name)
    return drawing
  }
  const slow = ['first', 'second', 'third'].map((name) => send(name, sampleSlowPdf()))
  const good = send('good', samplePdf())
  assert.deepEqual(await Promise.all([...slow, good]), ['too-heavy', 'too-heavy', 'too-heavy', 'drawn'])
  assert.deepEqual(order.slice(2), ['good', 'third'])
})

test("a document beyond the queue's limit is refused at once, and the queue continues", async () => {
  const draw = makePdfDrawer({ atOnce: 1, waiting: 1, drawMs: 1000 })
  const answers = await Promise.all([draw(sampleSlowPdf()), draw(samplePdf()), draw(samplePdf())])
  assert.deepEqual(answers.map(outcome), ['too-heavy', 'drawn', 'busy'])
  assert.equal(outcome(await draw(samplePdf())), 'drawn')
})

test('a page with too many objects, and one whose drawing needs too much memory, are abandoned', async () => {
  const draw = makePdfDrawer({ atOnce: 1, waiting: 2, drawMs: 60_000 })
  const crowded = samplePdf(1, '[0 0 300 200]', '0 0 1 1 re f\n'.repeat(20_001))
  assert.equal(outcome(await draw(crowded)), 'too-heavy')
  assert.equal(outcome(await draw(sampleSlowPdf(9))), 'too-heavy')
  assert.equal(outcome(await draw(samplePdf())), 'drawn')
})

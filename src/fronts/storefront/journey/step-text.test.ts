import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainBlocks } from '#content/pages/body/blocks.ts'
import { parseBody } from '#content/pages/body/parse-body.ts'
import { stepsOf } from './step-text.ts'

test('a step says its first lines at once and unfolds the rest, without the number that is drawn beside it', () => {
  const { sections } = parseBody(
    '## 1. Paste the link\n\nOpen the page.\n\n- One product\n- Its size\n\n## Receive it\n\n- Your code',
  )
  const [paste, receive] = stepsOf(sections)
  assert.equal(paste?.title, 'Paste the link')
  assert.equal(plainBlocks(paste?.said ?? []), 'Open the page.')
  assert.equal(plainBlocks(paste?.more ?? []), 'One product Its size')
  assert.equal(receive?.title, 'Receive it')
  assert.deepEqual(receive?.said, [])
  assert.equal(plainBlocks(receive?.more ?? []), 'Your code')
})

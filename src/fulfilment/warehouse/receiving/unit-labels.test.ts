import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writePdf } from '#platform/files/pdf.ts'
import { unitLabelsPaper } from './unit-labels.ts'

const labels = Array.from({ length: 15 }, (_, at) => ({
  barcode: `P1000${String(at).padStart(4, '0')}`,
  label: '100001-2',
  unit: at + 1,
  units: 15,
  title: 'سماعات بلوتوث Anker Soundcore Q20i with a name that is much longer than one line of any label can ever hold',
  country: 'US',
}))

test('each piece has its own sticker, fourteen on a sheet', async () => {
  const read = async (size: 'sticker' | 'sheet') => {
    const text = Buffer.from(await writePdf(unitLabelsPaper(labels, size))).toString('latin1')
    return [text.match(/\/Type \/Page\b/g)?.length, text.match(/\/MediaBox \[[^\]]+\]/)?.[0]]
  }
  assert.deepEqual(await read('sticker'), [15, '/MediaBox [0 0 283.46 141.73]'])
  assert.deepEqual(await read('sheet'), [2, '/MediaBox [0 0 595.28 841.89]'])
})

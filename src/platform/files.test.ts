import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { diskFileStore, keepPicture } from './files.ts'
import { isRefusal } from './refusal.ts'

const directory = mkdtempSync(join(tmpdir(), 'marsa-files-'))
const store = diskFileStore(directory)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

test('a picture is kept as its pixels alone: no place, no camera, no bytes behind it', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '30/1 2/1 3/1' } })
    .jpeg()
    .toBuffer()
  const { path } = await keepPicture(store, Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
  const kept = readFileSync(join(directory, path))
  assert.equal((await sharp(kept).metadata()).exif, undefined)
  assert.doesNotMatch(kept.toString('latin1'), /script|somebody/)
})

test('what is not a picture is refused, whatever it is called, and nothing is stored', async () => {
  const before = readdirSync(directory, { recursive: true }).length
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('not really a photo')])
  for (const sent of [svg, html, broken, Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    await assert.rejects(() => keepPicture(store, sent), refused('FILE_NOT_A_PICTURE'))
  }
  await assert.rejects(() => keepPicture(store, Buffer.alloc(13 * 1024 * 1024)), refused('FILE_TOO_LARGE'))
  assert.equal(readdirSync(directory, { recursive: true }).length, before)
})

test('a picture of too many pixels is refused before it fills the memory', async () => {
  const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  await assert.rejects(() => keepPicture(store, huge), refused('FILE_NOT_A_PICTURE'))
})

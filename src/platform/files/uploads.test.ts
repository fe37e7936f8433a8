import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { deleteOldUploads } from '#platform/platform.jobs.ts'
import { newId } from '#platform/work/id.ts'
import { type Ports, plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { samplePdf, samplePhoto, sampleSlowPdf } from '#world/samples/platform/uploads.samples.ts'
import { diskFileStore, fileStore } from './files.ts'
import { makeSealer } from './seal.ts'
import { keepUpload, readUpload, recordUpload, type UploadPurpose } from './uploads.ts'

const directory = mkdtempSync(join(tmpdir(), 'marsa-files-'))
const store = diskFileStore(directory, makeSealer('secret of a test'))
const database = await testDatabase()
const photo: UploadPurpose = { name: 'photo', field: 'photo', permission: 'orders', takesPdf: false, days: null }
const receipt: UploadPurpose = { name: 'receipt', field: 'receipt', permission: 'finance', takesPdf: true, days: 30 }
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const lying = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())

test('a picture is stored as its pixels alone, and encrypted on the disk', async () => {
  const { path, id } = await keepUpload(store, await samplePhoto(), photo)
  assert.match(id, /^[0-9a-f-]{14}4/)
  const kept = (await store.read(path))!
  assert.equal((await sharp(kept).metadata()).exif, undefined)
  assert.doesNotMatch(kept.toString('latin1'), /script|somebody/)
  await assert.rejects(sharp(readFileSync(join(directory, path))).metadata())
})

test('a file that is not of its declared type is refused, and nothing is stored', async () => {
  const before = lying().length
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//')
  const tiff = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .tiff()
    .toBuffer()
  const hostile: Record<string, Buffer> = {
    svg,
    gif,
    tiff,
    'svg behind a declaration': Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    'html called a picture': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a JPEG that is HTML from its fifth byte': Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1'),
    'a PNG that ends after its mark': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'half a picture': (await samplePhoto()).subarray(0, 200),
    zip: Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1'),
    script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
    nothing: Buffer.alloc(0),
  }
  for (const [name, sent] of Object.entries(hostile)) {
    await assert.rejects(() => keepUpload(store, sent, photo), refused('FILE_NOT_A_PICTURE'), name)
    await assert.rejects(() => keepUpload(store, sent, receipt), refused('FILE_NOT_A_DOCUMENT'), name)
  }
  await assert.rejects(() => keepUpload(store, samplePdf(), photo), refused('FILE_NOT_A_PICTURE'))
  await assert.rejects(() => keepUpload(store, Buffer.alloc(13 * 1024 * 1024), photo), refused('FILE_TOO_LARGE'))
  assert.equal(lying().length, before)
})

test('a picture of a hundred million pixels is refused before it fills the memory, and called too large', async () => {
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  assert.ok(huge.byteLength < 1_000_000)
  const before = process.memoryUsage().rss
  await assert.rejects(() => keepUpload(store, huge, photo), refused('FILE_TOO_MANY_PIXELS'))
  assert.ok(process.memoryUsage().rss - before < 64 * 1024 * 1024)
})

test('a PDF is stored as a drawing of its pages, without the script in it', async () => {
  const { path } = await keepUpload(store, samplePdf(2), receipt)
  const kept = (await store.read(path))!
  const { format, width, height } = await sharp(kept).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 1200, 1600])
  assert.doesNotMatch(kept.toString('latin1'), /JavaScript|alert/)
  const [red, , blue] = await sharp(kept).extract({ left: 200, top: 600, width: 1, height: 1 }).raw().toBuffer()
  assert.ok(blue! > red! + 90, 'the blue box is drawn')
})

test('a PDF of many pages, of none, or broken is refused; the next one is drawn as usual', async () => {
  const broken = [samplePdf(6), samplePdf(0), samplePdf().subarray(0, 60)]
  for (const sent of [...broken, Buffer.from('%PDF-1.7\n<script>alert(1)</script>')]) {
    await assert.rejects(() => keepUpload(store, sent, receipt), refused('FILE_NOT_A_DOCUMENT'))
  }
  const wide = await keepUpload(store, samplePdf(1, '[0 0 9000000 10]'), receipt)
  assert.ok(wide.bytes < 100_000)
})

test("a PDF that takes too much, and one beyond the queue's limit, is refused at its field and nothing is stored", async () => {
  const before = lying().length
  const isAt = (code: string) => (error: unknown) =>
    refused(code)(error) && isRefusal(error) && error.facts.path === 'receipt'
  await assert.rejects(() => keepUpload(store, sampleSlowPdf(), receipt), isAt('FILE_TOO_HEAVY'))
  assert.equal(lying().length, before)
  const taken = Array.from({ length: 14 }, () => keepUpload(store, samplePdf(), receipt))
  await assert.rejects(() => keepUpload(store, samplePdf(), receipt), isAt('FILES_WAITING'))
  await Promise.all(taken)
  assert.equal(lying().length, before + 14)
})

test('a file is read by its owner and staff with its permission; for all others, and after its time, it is not found', async () => {
  const kept = await keepUpload(store, await samplePhoto(), receipt)
  const owner = { kind: 'customer', id: newId() } as const
  const id = await database.write((work) => recordUpload(work, kept, owner.id))
  const nobody = () => false
  const readAs = (who: typeof owner, permits: (permission: string) => boolean, now?: Date) =>
    database.write((work) => readUpload(work, id, permits), now ? { who, now } : { who })
  assert.equal((await readAs(owner, nobody)).path, kept.path)
  const other = { ...owner, id: newId() }
  assert.equal((await readAs(other, (one) => one === 'finance')).name, 'receipt.jpg')
  for (const permits of [nobody, (one: string) => one === 'orders']) {
    await assert.rejects(() => readAs(other, permits), refused('NOT_FOUND'))
  }
  for (const odd of ['', '../../etc/passwd', 'x', `${id}/..`]) {
    await assert.rejects(() => database.write((work) => readUpload(work, odd, () => true)), refused('NOT_FOUND'))
  }
  const later = new Date(Date.now() + 31 * 86_400_000)
  await assert.rejects(() => readAs(owner, () => true, later), refused('NOT_FOUND'))
})

test('expired files are deleted, and so are those that nothing refers to', async () => {
  const kept = await Promise.all(
    [receipt, photo, photo].map(async (one) => keepUpload(store, await samplePhoto(), one)),
  )
  const [ended, lasting, stray] = kept
  await database.write((work) => recordUpload(work, ended!, null))
  await database.write((work) => recordUpload(work, lasting!, null))
  const young = await keepUpload(store, await samplePhoto(), photo)
  for (const { path } of kept) utimesSync(join(directory, path), new Date(0), new Date(0))
  const later = new Date(Date.now() + 31 * 86_400_000)
  const ports = plugIn([plug(fileStore, { ...store, list: () => store.list(new Date(86_400_000)) })])
  await deleteOldUploads(openJobContext(database.db, ports, 'eg', later))
  await deleteOldUploads(openJobContext(database.db, ports, 'ae', later))
  assert.equal(await store.read(ended!.path), null)
  assert.equal(await store.read(stray!.path), null)
  assert.ok((await store.read(lasting!.path)) && (await store.read(young.path)))
})

test('a private picture is sent in the size that a screen asks for, to those alone who may see it whole', async () => {
  const { ports, ...parts } = sampleParts(database.db)
  const withStore: Ports = { get: (port) => (port.name === fileStore.name ? (store as never) : ports.get(port)) }
  const app = await sampleApp({ ...parts, ports: withStore })
  const { who, id: owner } = await database.write((work) => sampleCustomer(work))
  const kept = await keepUpload(
    store,
    await sharp(await samplePhoto())
      .resize(900, 600)
      .png()
      .toBuffer(),
    photo,
  )
  await database.write((work) => recordUpload(work, kept, owner))
  const token = await database.write((work) => enter(work, who))
  const get = (query: string, headers = {}) => app.inject({ url: `/api/files/${kept.id}${query}`, headers })
  const signedIn = { authorization: `Bearer ${token}` }
  const sideOf = async (query: string) => (await sharp((await get(query, signedIn)).rawPayload).metadata()).width
  assert.deepEqual([await sideOf(''), await sideOf('?w=320'), await sideOf('?w=96')], [900, 320, 96])
  assert.equal((await get('?w=320', signedIn)).headers['cache-control'], 'private, no-store')
  assert.equal((await get('?w=321', signedIn)).statusCode, 422)
  assert.equal((await get('?w=320')).statusCode, 404)
  await app.close()
})

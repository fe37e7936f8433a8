import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { homeBanner } from '#content/pages/home/home-banner.ts'
import { publishVersion } from '#content/pages/move-version.ts'
import { readText } from '#content/pages/reading/read-text.ts'
import { saveDraft } from '#content/pages/save-draft.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { writeVersion } from '#platform/settings/changeable/write-version.ts'
import type { Ports } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { addPicture, keepPicture } from './add-picture.ts'
import { describePicture, removePicture } from './change-picture.ts'
import { readLibrary } from './read-library.ts'

const database = await testDatabase()
const directory = mkdtempSync(join(tmpdir(), 'pictures-'))
after(() => rmSync(directory, { recursive: true }))
const files = diskFileStore(directory, makeSealer('secret of a test'))
const parts = sampleParts(database.db)
const ports: Ports = { get: (port) => (port.name === fileStore.name ? (files as never) : parts.ports.get(port)) }
const app = await sampleApp({ ...parts, ports })
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const act = <Answer>(does: (work: Work) => Promise<Answer>) => database.write(does, { who })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const said = { altAr: 'صندوق يُفتح', altEn: 'A box being opened' }
const address = (id: string) => `/api/content/pictures/${id}`
const shown = () =>
  database
    .read((work) => readText(work, { place: 'about', phone: '' }), { locale: 'en' })
    .then(({ pictures }) => pictures)

async function write(body: string): Promise<void> {
  const text = { titleAr: 'من نحن', titleEn: 'About', leadAr: 'م', leadEn: 'M', descriptionAr: '', descriptionEn: '' }
  const { revision } = await act((work) =>
    saveDraft(work, { place: 'about', site: null, revision: 0 }, { ...text, bodyAr: body, bodyEn: body, why: 'A box' }),
  )
  await act((work) => publishVersion(work, { place: 'about', site: null, revision }, null))
}

test('a picture of the library is shown with what it shows, and stays while a text shows it', async () => {
  const sent = await keepPicture({ ports }, await samplePhoto())
  const { id } = await act((work) => addPicture(work, sent, said))
  await write(`## Box\n\n![](${address(id)})`)
  assert.deepEqual(
    (await shown()).map(({ alt, width }) => [alt, width > 0]),
    [['A box being opened', true]],
  )
  const file = await app.inject(address(id))
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'image/jpeg'])

  await act((work) => describePicture(work, { id, altAr: 'علبة', altEn: 'A carton' }))
  assert.equal((await shown())[0]?.alt, 'A carton')
  assert.deepEqual(
    (await act(readLibrary)).map(({ uses }) => uses),
    [['about']],
  )
  await assert.rejects(
    act((work) => removePicture(work, { id })),
    refused('CONTENT_PICTURE_USED'),
  )

  await write('## No box\n\nNothing to see.')
  await act((work) => removePicture(work, { id }))
  assert.deepEqual(await act(readLibrary), [])
  assert.equal((await app.inject(address(id))).statusCode, 404)
  await assert.rejects(write(`## Box\n\n![](${address(id)})`), refused('CONTENT_PICTURE'))
})

test('a picture of a campaign stays while the campaign is a draft, and for good once it was sent', async () => {
  const sent = await keepPicture({ ports }, await samplePhoto())
  const { id } = await act((work) => addPicture(work, sent, said))
  const { rows } = await database.pool.query(
    `insert into campaigns (id, site, state, body_en, written_by, writers, written_at)
     values (gen_random_uuid(), 'eg', 'draft', $1, $2, array[$2::uuid], now()) returning id`,
    [`![A box](${address(id)})`, who.id],
  )
  const uses = async () => (await act(readLibrary)).find((picture) => picture.id === id)?.uses
  const move = (set: string) => database.pool.query(`update campaigns set ${set} where id = $1`, [rows[0].id])
  const remove = () => act((work) => removePicture(work, { id }))
  for (const state of ['draft', 'proposed']) {
    await move(`state = '${state}'`)
    assert.deepEqual(await uses(), ['campaign'])
    await assert.rejects(remove(), refused('CONTENT_PICTURE_USED'))
  }
  await move("state = 'draft'")
  await move("state = 'stopped', began_at = now()")
  await assert.rejects(remove(), refused('CONTENT_PICTURE_USED'))
  // Thrown away before anybody got it.
  await move('began_at = null')
  assert.deepEqual(await uses(), [])
  await remove()
})

test('a file that is no picture, or none at all, is refused beside its field', async () => {
  await assert.rejects(keepPicture({ ports }, new TextEncoder().encode('<script>')), refused('FILE_NOT_A_PICTURE'))
  await assert.rejects(keepPicture({ ports }, null), refused('CONTENT_PICTURE_NEEDED'))
})

test('a picture of the home banner stays while the banner shows it', async () => {
  const sent = await keepPicture({ ports }, await samplePhoto())
  const { id } = await act((work) => addPicture(work, sent, said))
  const values = { titleAr: 'تخفيضات', titleEn: 'Sales', textAr: '', textEn: '', to: '', until: '' }
  const set = (picture: string) =>
    act((work) =>
      writeVersion(work, {
        name: homeBanner.name,
        value: { ...values, picture },
        validFrom: work.now,
        why: 'A new season',
        needsSecond: false,
      }),
    )
  await set(id)
  assert.deepEqual(
    (await act(readLibrary)).map(({ uses }) => uses),
    [['home-banner']],
  )
  await assert.rejects(
    act((work) => removePicture(work, { id })),
    refused('CONTENT_PICTURE_USED'),
  )
  await set('')
  await act((work) => removePicture(work, { id }))
})

// Part of npm run build: every built text file gets a compressed copy beside it, which is sent as it is.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const client = join(rootDirectory, 'build', 'client')
const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|css|svg)$/.test(path))
// The slowest level: a hundredth smaller, and done once per build.
const brotliWay = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
await Promise.all(
  texts.map(async (path) => {
    const file = join(client, path)
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotliWay))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }),
)

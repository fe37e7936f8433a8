// Compiles every room's words.{ar,en}.json into .words/browser and .words/server, with isolated inputs in Arabic
// messages, and fails if a key is missing in one language or misnamed. With --if-missing it keeps the result of an
// earlier run or build, and needs no compiler then; with --if-changed it keeps it if it was made from the same texts in
// the same way.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { changeableWords } from '#people/notices/kinds/changeable-words.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { isolatedWords } from '#platform/values/isolated-words.ts'

const source = join(rootDirectory, 'src')
const words = join(rootDirectory, '.words')
if (process.argv.includes('--if-missing') && existsSync(join(words, 'server', 'messages.js'))) process.exit(0)
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'words.ar.json')
  .map(dirname)
  .sort()
const texts = folders.flatMap((folder) => ['ar', 'en'].map((locale) => join('src', folder, `words.${locale}.json`)))
const recipe = [
  'scripts/words.ts',
  'src/platform/values/isolated-words.ts',
  'src/people/notices/kinds/message-kinds.ts',
  'src/people/notices/kinds/changeable-words.ts',
  'package-lock.json',
]
const digest = createHash('sha256')
for (const path of [...recipe, ...texts]) digest.update(`${path}\n`).update(readFileSync(join(rootDirectory, path)))
const madeFrom = { file: join(words, 'made-from'), now: digest.digest('hex') }
if (process.argv.includes('--if-changed') && existsSync(madeFrom.file))
  if (readFileSync(madeFrom.file, 'utf8') === madeFrom.now) process.exit(0)
const { compile } = await import('@inlang/paraglide-js')
const faults: string[] = []
const owners = new Map<string, string>()
for (const folder of folders) {
  const room = basename(folder)
  const [arabic, english] = ['ar', 'en'].map((locale) => {
    const texts = JSON.parse(readFileSync(join(source, folder, `words.${locale}.json`), 'utf8')) as Record<
      string,
      unknown
    >
    return Object.keys(texts).filter((key) => key !== '$schema')
  }) as [string[], string[]]
  for (const key of arabic) if (!english.includes(key)) faults.push(`${room}: ${key} is missing in English`)
  for (const key of english) if (!arabic.includes(key)) faults.push(`${room}: ${key} is missing in Arabic`)
  for (const key of arabic) {
    if (!key.startsWith(`${room}_`) && !key.startsWith('refusal_'))
      faults.push(`${room}: ${key} must begin with ${room}_ or refusal_`)
    if (owners.has(key)) faults.push(`${key} stands in ${owners.get(key)} and in ${room}`)
    owners.set(key, room)
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

const project = join(rootDirectory, 'project.inlang')
mkdirSync(join(project, 'words'), { recursive: true })
for (const folder of folders) {
  for (const locale of ['ar', 'en']) {
    const texts = JSON.parse(readFileSync(join(source, folder, `words.${locale}.json`), 'utf8'))
    const compiled = locale === 'ar' ? isolatedWords(texts) : texts
    writeFileSync(join(project, 'words', `${basename(folder)}.${locale}.json`), JSON.stringify(compiled))
  }
}
writeFileSync(
  join(project, 'settings.json'),
  `${JSON.stringify(
    {
      telemetry: 'off',
      baseLocale: 'ar',
      locales: ['ar', 'en'],
      modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
      'plugin.inlang.messageFormat': {
        pathPattern: folders.map((folder) => `./project.inlang/words/${basename(folder)}.{locale}.json`),
      },
    },
    null,
    2,
  )}\n`,
)
// An interrupted run must be repeated.
rmSync(madeFrom.file, { force: true })
rmSync(join(project, 'cache'), { recursive: true, force: true })
// Browsers fetch one module per message; a server process loads one module per language in a tenth of the time.
for (const [outputStructure, directory] of [
  ['message-modules', 'browser'],
  ['locale-modules', 'server'],
] as const) {
  await compile({
    project,
    outdir: join(words, directory),
    outputStructure,
    strategy: ['globalVariable', 'baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    isServer: "typeof window === 'undefined'",
  })
  keepPluralRules(join(words, directory, 'registry.js'))
}
letStaffChange(join(words, 'server'))
writeFileSync(madeFrom.file, madeFrom.now)
console.log(`${owners.size} messages of ${folders.length} rooms in Arabic and English`)
// The compiler keeps a worker alive for half a minute after its work is done.
process.exit(0)

// The compiler's output creates a language's plural rules again for each counted sentence; created once they are a
// hundred times cheaper.
function keepPluralRules(file: string): void {
  const text = readFileSync(file, 'utf8')
  const made = 'new Intl.PluralRules(locale, options)'
  if (!text.includes(made)) throw new Error('The compiler writes plurals differently now')
  const kept = '(pluralRules[locale + JSON.stringify(options)] ??= new Intl.PluralRules(locale, options))'
  writeFileSync(
    file,
    `/** @type {Record<string, Intl.PluralRules>} */\nconst pluralRules = {};\n${text.replace(made, kept)}`,
  )
}

// Messages to customers may have other words, which staff said: the server asks for them first (said-texts.ts). What the program
// itself says stands in a file for the desk. A counted sentence keeps its forms.
function letStaffChange(directory: string): void {
  const plain: Record<string, Record<string, string>> = {}
  for (const folder of folders)
    for (const locale of ['ar', 'en']) {
      const texts = JSON.parse(readFileSync(join(source, folder, `words.${locale}.json`), 'utf8'))
      for (const [key, text] of Object.entries(texts))
        if (changeableWords.has(key) && typeof text === 'string') {
          plain[key] ??= {}
          plain[key][locale] = text
        }
    }
  const keys = Object.keys(plain).filter((key) => plain[key]?.ar !== undefined && plain[key]?.en !== undefined)
  const file = join(directory, 'messages', '_index.js')
  const left = new Set(keys)
  const text = readFileSync(file, 'utf8').replace(
    /^(export const (\w+) = .*\n\tconst locale = .*\n)/gm,
    (whole, head: string, key: string) => {
      if (!left.delete(key)) return whole
      return `${head}\tconst said = globalThis.marsaSaidText?.("${key}", locale, inputs)\n\tif (said !== undefined) return said\n`
    },
  )
  if (left.size > 0) throw new Error(`The compiler writes messages differently now: ${[...left].join(', ')}`)
  writeFileSync(file, text)
  writeFileSync(
    join(directory, 'letters.json'),
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, plain[key]]))),
  )
}

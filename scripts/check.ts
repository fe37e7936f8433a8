// npm run check: lint and format, house rules and settings; in parallel words and page types, then the steps that need
// these: types and unused code.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const bin = (name: string) => join(rootDirectory, 'node_modules', '.bin', name)
const started = Date.now()

function run(name: string, command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: rootDirectory, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}

async function wordsThenTypes(): Promise<boolean> {
  const made = await Promise.all([
    run('words', process.execPath, ['scripts/words.ts', '--if-changed']),
    run('page types', process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'typegen']),
  ])
  const seen = await Promise.all([
    run('types', bin('tsc'), ['--noEmit', '-p', '.']),
    run('unused code', bin('knip'), ['--no-config-hints']),
  ])
  return [...made, ...seen].every(Boolean)
}

const passed = await Promise.all([
  wordsThenTypes(),
  run('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
  run('house rules', process.execPath, ['--test', 'tests/house.test.ts']),
  run('settings example', process.execPath, ['scripts/settings-example.ts', '--check']),
])
console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
process.exit(passed.every(Boolean) ? 0 : 1)

// Writes .env.example from the settings' schema; with --check, fails if the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { settingsForm } from '#platform/settings/settings-form.ts'

const defaults = settingsForm.parse({})
const lines = [
  '# Every setting, with its default. Made from src/platform/settings/settings-form.ts by `node scripts/settings-example.ts`.',
]
for (const [name, schema] of Object.entries(settingsForm.shape)) {
  const value = defaults[name as keyof typeof defaults]
  lines.push('', `# ${schema.description ?? ''}`, `# ${name}=${Array.isArray(value) ? value.join(',') : value}`)
}
const text = `${lines.join('\n')}\n`
const file = join(rootDirectory, '.env.example')
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('.env.example is out of date: node scripts/settings-example.ts')
  process.exit(1)
}

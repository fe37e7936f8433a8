// npm leaves other platforms' optional builds out of the lock file if it could not download them, and `npm ci` may then
// refuse the lock. This adds each missing entry; its platform is read from its name, as those packages name it. Then
// each entry without an integrity gets it from the registry, by its exact version; entries that the registry does not
// have are listed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'wasi']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64', 'mips64el']

function stands(owner, name) {
  for (let at = owner; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${at}/node_modules/${name}`]) return true
    if (!at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`])
  }
}

for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (stands(owner, name)) continue
    const parts = name.split(/[-/]/)
    const os = systems.filter((one) => parts.includes(one))
    const cpu = processors.filter((one) => parts.includes(one))
    const added = {
      version: version.replace(/^[\^~]/, ''),
      cpu: cpu.length ? cpu : ['none'],
      optional: true,
      os: os.length ? os : ['none'],
    }
    if (entry.dev) added.dev = true
    lock.packages[`node_modules/${name}`] = added
    console.log(`added ${name}@${added.version}`)
  }
}
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity) continue
  const exact = `${path.replace(/^.*node_modules\//, '')}@${entry.version}`
  const integrity = integrityOf(exact)
  if (integrity) entry.integrity = integrity
  console.log(integrity ? `integrity of ${exact}` : `no integrity of ${exact}: the registry has it not`)
}

function integrityOf(exact) {
  try {
    const said = execFileSync('npm', ['view', exact, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.match(/^sha512-\S+$/m)?.[0] ?? null
  } catch {
    return null
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

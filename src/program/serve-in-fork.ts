import { AggregatorRegistry } from 'prom-client'
import { openLog } from '#platform/settings/log.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { Answered, Told } from './fork-web-servers.ts'
import { openServerContext } from './shop.ts'
import { type MakeApp, openWebServer } from './web-server.ts'

/** Answers visitors beside other processes, with the setup that the job process sends, until it is told to stop. */
export async function serveInFork(settings: Settings, makeApp: MakeApp): Promise<void> {
  const { setup, connections } = await hear('open')
  const context = openServerContext(settings, openLog(settings.LOG_LEVEL), setup, connections)
  context.health.measuresOfAll = askMeasures()
  const opening = openWebServer(context, makeApp)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const server = await opening.catch(() => null)
    await server?.close()
    await context.database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  await opening
  say({ kind: 'opened' })
}

function hear<Kind extends Told['kind']>(kind: Kind): Promise<Extract<Told, { kind: Kind }>> {
  return new Promise((resolve) => {
    const listen = (told: Told) => {
      if (told.kind !== kind) return
      process.off('message', listen)
      resolve(told as Extract<Told, { kind: Kind }>)
    }
    process.on('message', listen)
  })
}

const say = (answered: Answered) => process.send?.(answered)

// A monitor reaches one process of several, and wants the measures of all.
function askMeasures(): () => Promise<string> {
  // Created only for its listener: it sends this process's measures to the one that adds them up.
  new AggregatorRegistry()
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  process.on('message', (told: Told) => {
    if (told.kind !== 'measures') return
    waiting.get(told.asked)?.(told.text)
    waiting.delete(told.asked)
  })
  return () =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      say({ kind: 'measure', asked })
    })
}

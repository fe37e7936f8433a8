import { AggregatorRegistry } from 'prom-client'
import { openLog } from '#platform/settings/log.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { type MakeApp, openDoor } from './door.ts'
import type { Answered, Told } from './doors-beside.ts'
import { openCounter } from './shop.ts'

/** Answers visitors beside other processes, on the ground that the process which does the jobs tells of, until told to stop. */
export async function serveBeside(settings: Settings, makeApp: MakeApp): Promise<void> {
  const { ground, connections } = await hear('open')
  const counter = openCounter(settings, openLog(settings.LOG_LEVEL), ground, connections)
  counter.standing.measuresOfAll = askMeasures()
  const opening = openDoor(counter, makeApp)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const door = await opening.catch(() => null)
    await door?.close()
    await counter.database.close()
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

// A monitor meets one process of several, and wants to know of all.
function askMeasures(): () => Promise<string> {
  // Made only for its ear: it hands this process's measures to the one that adds them up.
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

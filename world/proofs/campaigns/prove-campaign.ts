import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFigures } from '#content/newsletter/campaigns/read-figures.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { sampleCampaign, sampleSubscribers } from '#world/samples/content/newsletter.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { startSmtpSimulator } from '#world/simulators/smtp/start-simulator.ts'

const inOneGo = 2000

type Asked = {
  readonly readers: number
  readonly perSecond: number
  readonly kills: number
  readonly killEveryMs: number
}

/** Sends a campaign by a process that is killed again and again (`kill -9`), and counts what each reader was given. */
export async function proveCampaign(shop: TestDatabase, { readers, perSecond, kills, killEveryMs }: Asked) {
  const post = await startSmtpSimulator()
  for (let at = 0; at < readers; at += inOneGo)
    await shop.write((work) => sampleSubscribers(work, `reader-${at}`, Math.min(inOneGo, readers - at)))
  const [writer, publisher] = await shop.write(async (work) => [
    (await sampleStaff(work, ['content'])).who,
    { ...(await sampleStaff(work, ['content'])).who, isProved: true },
  ])
  const id = await sampleCampaign((who, act) => shop.write(act, { who }), [writer!, publisher!])
  const began = performance.now()
  let highest = 0
  const begin = (): ChildProcess => {
    const worker = fork(
      join(rootDirectory, 'world', 'proofs', 'campaigns', 'campaign-worker.ts'),
      [shop.url, post.url, String(perSecond)],
      { execArgv: ['--import', './scripts/words-named.ts'], cwd: rootDirectory },
    )
    worker.on('message', ({ rss }: { readonly rss: number }) => {
      highest = Math.max(highest, rss)
    })
    return worker
  }
  let killed = 0
  for (; killed < kills; killed++) {
    const [worker, before] = [begin(), post.taken.size]
    const ended = once(worker, 'exit')
    // Each life gets as far as sending before it ends.
    while (post.taken.size === before && worker.exitCode === null) await wait(20)
    await Promise.race([wait(killEveryMs), ended])
    if (worker.exitCode !== null) break
    worker.kill('SIGKILL')
    await ended
  }
  await once(begin(), 'exit')
  const figures = (await readFigures(shop, [id])).get(id)!
  await post.close()
  return {
    killed,
    figures,
    seconds: Math.round((performance.now() - began) / 1000),
    highestMb: Math.round(highest / 1_048_576),
    given: post.taken.size,
    twice: [...post.taken.values()].filter((count) => count > 1).length,
  }
}

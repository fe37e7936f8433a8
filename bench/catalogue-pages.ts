// The page of results in a large catalogue, as the built server answers it to sixteen clients.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { mainSite } from '#sites/sites.ts'
import { buildAll } from '../scripts/build.ts'
import type { CatalogueShop } from './catalogue-shop.ts'
import { cpuTime, postgresIn } from './cpu-time.ts'
import { load, type Question } from './load.ts'
import { builtServer, openPageServers } from './page-servers.ts'
import { weighStone } from './stone.ts'

const IDLE_MILLISECONDS = 300
const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const tenths = (value: number) => Math.round(value * 10) / 10

/**
 * Requests the pages of these words, once the servers have read all documents and answered others: for the first time, and once
 * each server has drawn most of them.
 */
export async function askResultPages(shop: CatalogueShop, words: readonly string[], others: readonly string[]) {
  if (!existsSync(builtServer)) buildAll(false)
  await write(shop.open.db, { who: system, now: new Date(), site: mainSite, locale: 'ar' }, seedPriceTables)
  const { port, pids, close } = await openPageServers(shop.url, availableParallelism())
  const pageOf = (one: string): Question => ({
    method: 'GET',
    path: `/ar/search-product?q=${encodeURIComponent(one)}`,
    headers: asBrowsersDo,
  })
  const questions = words.map(pageOf)
  const measured = async (asked: string) => {
    const servers = [...pids, postgresIn(shop.directory)]
    const [before, used] = [weighStone(), cpuTime(servers)]
    const { p50, p95, answered, seconds, bytes } = await load(port, questions, 20_000)
    const now = cpuTime(servers)
    return {
      asked,
      clients: 16,
      'p50 ms': tenths(p50),
      'p95 ms': tenths(p95),
      'a second': Math.round(answered / seconds),
      'CPU ms': now === null || used === null ? null : tenths((now - used) / Math.max(1, answered)),
      'stone ms': tenths((before + weighStone()) / 2),
      KB: tenths(bytes / 1024),
    }
  }
  await untilIdle(pids)
  await load(port, others.map(pageOf), 120_000, true)
  const first = await measured('page of results, first asked')
  for (let round = 0; round < 10; round++) await load(port, questions, 60_000, true)
  const again = await measured('page of results, asked before')
  await close()
  return [first, again]
}

async function untilIdle(pids: readonly number[]): Promise<void> {
  for (;;) {
    const before = cpuTime(pids)
    await wait(2000)
    const now = cpuTime(pids)
    if (before === null || now === null || now - before < IDLE_MILLISECONDS) return
  }
}

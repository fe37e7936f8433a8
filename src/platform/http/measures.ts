import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ServerHealth } from '#platform/database/server-health.ts'

/** One measure of a room, read at the time of the request. */
export type Measure = {
  readonly name: string
  readonly help: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Reads the measures of the rooms. They are cached for a while, so that frequent requests do not load the database. */
export type ReadMeasures = () => Promise<readonly Measure[]>

const patience = 4000

/** Measures every request from now on, and returns all measures in the format of Prometheus. */
export function openMeasures(
  app: FastifyInstance,
  health: ServerHealth,
  readRooms: ReadMeasures,
): () => Promise<string> {
  const register = new Registry()
  const { measuresOfAll } = health
  if (measuresOfAll) AggregatorRegistry.setRegistries([register])
  collectDefaultMetrics({ register, prefix: 'marsa_' })
  const seconds = new Histogram({
    name: 'marsa_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  const unanswered = new Counter({
    name: 'marsa_measures_failed_total',
    help: 'Times the rooms’ measures, or those of all processes, could not be read',
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
  measurePool(register, health)
  return async () => {
    const rooms = await within(patience, readRooms()).catch(() => {
      unanswered.inc()
      return []
    })
    // If one process hangs or is starting, there is no sum of all: then this process reports its own measures, and says so.
    const ofAll = measuresOfAll && (await within(patience, measuresOfAll()).catch(() => ''))
    if (ofAll === '') unanswered.inc()
    return (ofAll || (await register.metrics())) + sayMeasures(rooms)
  }
}

function measurePool(register: Registry, { pool }: ServerHealth): void {
  if (!pool) return
  new Gauge({
    name: 'marsa_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
}

// A new registry each time, so that measures that no longer exist are not reported.
function sayMeasures(measures: readonly Measure[]): string {
  const said = new Set<string>()
  const lines = [...measures]
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    .flatMap(({ name, help, labels = {}, value }) => {
      const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, '_')}"`)
      const line = `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
      const head = said.has(name) ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`]
      said.add(name)
      return [...head, line]
    })
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : ''
}

/** Caches an answer for `milliseconds`; calls at the same time share it; a failure is not cached. */
export function keepFor<Answer>(milliseconds: number, read: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly until: number } | null = null
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer
    const answer = read()
    kept = { answer, until: performance.now() + milliseconds }
    answer.catch(() => {
      kept = null
    })
    return answer
  }
}

async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

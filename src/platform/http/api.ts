import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '#platform/work/access.ts'
import type { Prefetch } from '#platform/work/prefetch.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { errorBody } from './answer-error.ts'
import type { Visit } from './visit.ts'

/** The input of a call: checked by its schemas, `unknown` where there is none. */
type Asked<Params = unknown, Query = unknown, Body = unknown> = {
  readonly visit: Visit
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The header `Idempotency-Key` of a keyed call; empty where none was sent. */
  readonly key: string
  readonly request: FastifyRequest
}

/** An answer as a schema takes it; lists and objects may be readonly. */
type Told<T> = T extends Date | FastifyReply
  ? T
  : T extends readonly unknown[]
    ? { readonly [Place in keyof T]: Told<T[Place]> }
    : T extends object
      ? { readonly [Name in keyof T]: Told<T[Name]> }
      : T

/** What the calls of one file share. */
type Shared = { readonly tags: string[]; readonly access?: Access }

const methods = ['get', 'post', 'put', 'delete'] as const
type Method = (typeof methods)[number]
type Address = {
  readonly [One in Method]: { readonly [Name in One]: string } & { readonly [Name in Exclude<Method, One>]?: never }
}[Method]

type Described<Params, Query, Body, Answer> = Partial<Shared> & {
  readonly summary: string
  readonly description?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The schema of `data`. Without it the call answers `{ done: true }`, or a file. */
  readonly answer?: Answer
  /** `answer` is the whole body instead of `data`. */
  readonly isWhole?: boolean
  /** The type of the file that is answered; the call sends it itself. */
  readonly file?: string
  /** 200 by default. */
  readonly status?: 201
  /** Statuses of refusals that the API description lists by name. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>
  /** Takes the header `Idempotency-Key`; `always` refuses `KEY_NEEDED` without one. */
  readonly keyed?: true | 'always'
  readonly consumes?: string[]
  readonly prefetch?: Prefetch
  /** The longest body, in bytes. */
  readonly bodyLimit?: number
}

type Doing<Question, Answer> =
  | { readonly read: (work: Work, asked: Question) => Promise<Answer>; readonly write?: never; readonly do?: never }
  | { readonly write: (work: Work, asked: Question) => Promise<Answer>; readonly read?: never; readonly do?: never }
  | {
      readonly do: (asked: Question, reply: FastifyReply) => Answer | FastifyReply | Promise<Answer | FastifyReply>
      readonly read?: never
      readonly write?: never
    }

/**
 * One call: its address, who may use it, what it takes and answers, and what it does: `read` and `write` in one
 * transaction, `do` what needs more than one or none. Every refusal answers `errorBody`.
 */
type Call<Params, Query, Body, Answer> = Address &
  Described<Params, Query, Body, Answer> &
  Doing<Asked<z.output<Params>, z.output<Query>, z.output<Body>>, Told<z.output<Answer>>>

export type Route = <
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
  Answer extends z.ZodType = z.ZodUnknown,
>(
  call: Call<Params, Query, Body, Answer>,
) => void

const keyHeader = 'idempotency-key'
const keyHeaders = z.object({ [keyHeader]: z.string().max(255).default('') }).loose()
const done = z.object({ done: z.literal(true) })

/** The calls of one file, as a plugin. Shared options are given once; a call may override them. */
export function api(shared: Shared, addCalls: (route: Route, app: FastifyInstance) => void): FastifyPluginAsync {
  return async (app) => addCalls((call) => addCall(app, { ...shared, ...call }), app)
}

function addCall<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  app: FastifyInstance,
  call: Shared & Call<Params, Query, Body, Answer>,
): void {
  const { access, prefetch, bodyLimit, status = 200 } = call
  for (const method of methods) {
    const url = call[method]
    if (url === undefined) continue
    app.route({
      method,
      url,
      config: { ...(access && { access }), ...(prefetch && { prefetch }) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      schema: schemaOf(call, status),
      handler: async (request, reply) => {
        const answer = await act(call, request, reply)
        if (reply.sent || call.file !== undefined) return answer
        reply.status(status)
        if (call.isWhole) return answer
        return { data: call.answer ? answer : { done: true } }
      },
    })
  }
}

function schemaOf(call: Shared & Described<z.ZodType, z.ZodType, z.ZodType, z.ZodType>, status: number) {
  const { tags, summary, description, consumes, params, query, body, answer = done, file } = call
  const given = call.isWhole ? answer : z.object({ data: answer })
  return {
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(consumes && { consumes }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(call.keyed && { headers: keyHeaders }),
    response: {
      [status]: file === undefined ? given : z.unknown().describe(file),
      ...call.refusals,
      default: errorBody,
    },
  }
}

function act<Params, Query, Body, Answer>(
  call: Doing<Asked<Params, Query, Body>, Answer> & { readonly keyed?: true | 'always' },
  request: FastifyRequest,
  reply: FastifyReply,
): Answer | FastifyReply | Promise<Answer | FastifyReply> {
  const { visit } = request
  const key = request.headers[keyHeader]
  const asked = {
    visit,
    params: request.params as Params,
    query: request.query as Query,
    body: request.body as Body,
    key: typeof key === 'string' ? key : '',
    request,
  }
  if (call.keyed === 'always' && asked.key.length < 8) throw no.KEY_NEEDED()
  if (call.read) return visit.read((work) => call.read(work, asked))
  if (call.write) return visit.write((work) => call.write(work, asked))
  return call.do(asked, reply)
}

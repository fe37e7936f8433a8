import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { no } from '#checkout/checkout.refusals.ts'
import { no as platformNo } from '#platform/work/refusal.ts'

/** After this the browser asks again, and who is signed out meanwhile is not answered. */
const lastsMs = 10 * 60_000
const mostOfOne = 6
/** An office or a mobile network may stand behind one address. */
const mostOfAddress = 60

export type EventStream = {
  readonly send: (event: string, data: object, at?: Date) => void
  readonly beat: () => void
  readonly end: () => void
  readonly onClose: (act: () => void) => void
}

/** Streams of one app: not too many of one person (the oldest ends) or from one address (no more begin), and all of them ended with it. */
export type EventStreams = {
  readonly open: (
    asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    whose: string,
  ) => EventStream
  readonly close: () => void
}

export function openStreams(): EventStreams {
  const open = new Map<ServerResponse, { readonly whose: string; readonly address: string }>()
  return {
    open({ request, reply }, whose) {
      if (!request.headers.accept?.includes('text/event-stream')) throw no.EVENT_STREAM_ONLY()
      const address = request.visit.ip
      const theirs = [...open].filter(([, one]) => one.whose === whose)
      for (const [oldest] of theirs.slice(0, Math.max(0, theirs.length - mostOfOne + 1))) oldest.end()
      const there = [...open].filter(([stream, one]) => one.address === address && !stream.writableEnded)
      if (there.length >= mostOfAddress) throw platformNo.TOO_MANY_REQUESTS({ seconds: 60, minutes: 1 })
      reply.hijack()
      const stream = reply.raw
      reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' })
      // A proxy that gathers answers before it sends them on would hold the news back.
      reply.header('x-accel-buffering', 'no')
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) stream.setHeader(name, value)
      stream.writeHead(200)
      stream.write('retry: 3000\n\n')
      open.set(stream, { whose, address })
      const end = setTimeout(() => stream.end(), lastsMs)
      stream.on('close', () => {
        clearTimeout(end)
        open.delete(stream)
      })
      const send = (event: string, data: object, at?: Date) => {
        if (stream.writableEnded) return
        stream.write(`${at ? `id: ${at.getTime()}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      }
      return {
        send,
        beat: () => void (stream.writableEnded || stream.write(': still here\n\n')),
        end: () => stream.end(),
        onClose: (act) => void stream.on('close', act),
      }
    },
    close() {
      for (const stream of open.keys()) stream.end()
    },
  }
}

/** From when on a browser knows nothing: it says so when it comes back, or in the address when it comes first. */
export function knownUntil({ headers, query }: FastifyRequest): Date | null {
  const { since } = (query ?? {}) as { readonly since?: unknown }
  const ms = Number(headers['last-event-id'] || since || Number.NaN)
  return Number.isFinite(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms) : null
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { no } from '#platform/work/refusal.ts'

const near = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Allows requests from this machine or its private network, or with the token; none that came through a proxy we do not know. */
export function refuseUnlessMonitor(request: FastifyRequest, token: string): void {
  if (token && carries(request.headers.authorization ?? '', `Bearer ${token}`)) return
  const came = request.ips ?? [request.ip]
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  // Forwarded by a proxy that is not ours: the real address is unknown.
  if ((isForwarded && came.length < 2) || !came.every(isNear)) throw no.NOT_FOUND()
}

function isNear(address: string): boolean {
  return ipaddr.isValid(address) && near.has(ipaddr.process(address).range())
}

function carries(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Permits } from '#platform/work/access.ts'
import type { Visit } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Staff were refused a screen or call because a permission is missing. */
    isDenied: boolean
  }
}

/** Reports each staff request that was refused because a permission is missing, after it was answered. */
export function tellDenials(app: FastifyInstance, tell: (visit: Visit, what: string) => Promise<void>): void {
  app.addHook('onResponse', async (request) => {
    if (!request.isDenied) return
    const what = `${request.method} ${request.url.split('?')[0]}`
    await tell(request.visit, what).catch((fault) => request.server.reportFault(request, fault))
  })
}

/** Notes whether this call is refused to the member of staff who makes it. A page notes it itself (`requireStaff`). */
export function noteDenial(request: FastifyRequest, access: Access, permits: Permits): void {
  const { who } = request.visit
  request.isDenied = access.startsWith('staff:') && who.kind === 'staff' && !permits(who, access.slice('staff:'.length))
}

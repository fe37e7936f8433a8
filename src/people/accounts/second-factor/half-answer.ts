import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Session } from '#people/access/open-session.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'

/** What a call that signs in answers: the token; or, of an account with a second factor, what `/auth/second-factor` takes. */
export const signedIn = z.object({
  accessToken: z.string().nullable(),
  halfToken: z.string().optional().meta({ description: 'A code is owed: send both to /auth/second-factor' }),
})

/** The answer of such a call, with its cookie. */
export function answerSignIn(session: Session, origin: string, reply: FastifyReply): z.output<typeof signedIn> {
  reply.header('set-cookie', sessionCookie(session, origin)).header('cache-control', 'no-store')
  return session.isHalf ? { accessToken: null, halfToken: session.token } : { accessToken: session.token }
}

import { type Doorstep, openSession, type Session } from '#people/access/open-session.ts'
import { noteSignIn } from '#people/accounts/sign-in-news/note-sign-in.ts'
import type { Work } from '#platform/work/work.ts'
import { hasSecondFactor, openHalfSignIn } from './half-sign-in.ts'

type Entering = { readonly id: string; readonly remember: boolean; readonly from: Doorstep }

/** The session of a customer who showed one factor; half a sign-in where they asked for two. */
export async function enterAccount(work: Work, entering: Entering): Promise<Session> {
  const { id, remember } = entering
  return (await hasSecondFactor(work, id)) ? openHalfSignIn(work, id, remember) : enterProved(work, entering)
}

/** The session of a customer who showed all that is asked; its place is noted, and told to them where it is new. */
export async function enterProved(work: Work, { id, remember, from }: Entering): Promise<Session> {
  await noteSignIn(work, id, from)
  return openSession(work, { kind: 'customer', id }, remember, from)
}

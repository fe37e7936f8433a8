import type { QueryWork } from '#platform/work/work.ts'
import { type KindTable, kindTable } from './kind-table.ts'
import { knownKinds, knownVersion } from './known-kinds.ts'
import { type KindFact, overlayKinds } from './overlay-kinds.ts'
import { readKindFacts, readKindsVersion } from './read-kind-facts.ts'

/** The kinds as the database has them now: what staff see and change. What this process keeps is taken where it is the same. */
export async function readKindTable(work: Pick<QueryWork, 'db'>): Promise<KindTable> {
  const version = await readKindsVersion(work)
  if (version === knownVersion()) return knownKinds()
  return kindTable(overlayKinds(await readKindFacts(work)), version)
}

/** The table as it would be with this kind. Writes nothing. */
export async function readTableWith(work: Pick<QueryWork, 'db'>, fact: KindFact): Promise<KindTable> {
  const others = (await readKindFacts(work)).filter(({ code }) => code !== fact.code)
  return kindTable(overlayKinds([...others, fact]), `tried ${fact.code}`)
}

/** Whether a kind had this code once: a code means one thing for ever. */
export async function isCodeUsed({ db }: Pick<QueryWork, 'db'>, code: string): Promise<boolean> {
  const row = await db.selectFrom('kind_facts').select('id').where('code', '=', code).limit(1).executeTakeFirst()
  return row !== undefined
}

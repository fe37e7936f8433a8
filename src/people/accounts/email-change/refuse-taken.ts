import { no } from '#people/access/people.refusals.ts'

/** Of two who take one address at the same moment the database refuses the second: EMAIL_TAKEN for them. */
export async function refuseTaken<Answer>(path: string, act: () => Promise<Answer>): Promise<Answer> {
  return act().catch((error: unknown) => {
    const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'customers_email_key'
    throw isTaken ? no.EMAIL_TAKEN({ path }) : error
  })
}

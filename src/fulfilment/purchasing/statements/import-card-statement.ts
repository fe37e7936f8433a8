import { knownCurrency } from '#fulfilment/purchasing/cards/card-money.ts'
import { lockCard, requireFinance } from '#fulfilment/purchasing/cards/set-limit.ts'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { matchCard } from './match-card.ts'
import { type CardLine, type ChargeSign, hashOf, parseCardStatement } from './parse-card-statement.ts'
import { sayFaults } from './say-faults.ts'

export type CardStatementFile = {
  readonly key: string
  readonly cardId: string
  readonly fileName: string
  readonly text: string
  readonly sign: ChargeSign
  /** Whether unreadable lines are left out; by default nothing is imported while there are any. */
  readonly skipsFaults?: boolean
}
export type ImportedCard = {
  readonly id: string
  readonly added: number
  /** Lines that an earlier file already had. */
  readonly skipped: number
  readonly matched: number
  readonly unreadable: number
}

/**
 * Imports a card's statement, once, whole or without the lines that may be left out; its lines are matched with store
 * orders and refunds, and refunds are posted.
 */
export async function importCardStatement(
  work: Work,
  { key, text, ...file }: CardStatementFile,
): Promise<ImportedCard> {
  requireProof(work)
  requireFinance(work)
  const hash = hashOf(text)
  return once(work, `card-statement:${key}`, { ...file, hash }, async () => {
    const card = await lockCard(work, file.cardId)
    const reading = { currency: knownCurrency(card.currency), sign: file.sign, locale: work.locale }
    const { lines, faults } = parseCardStatement(text, reading)
    if (faults.length > 0 && (!file.skipsFaults || lines.length === 0))
      throw no.STATEMENT_LINES({ path: 'lines', lines: sayFaults(faults, work.locale).join('\n') })
    const id = newId()
    const known = await readKnown(work, card.id, lines)
    const fresh = lines.filter((line) => !known.has(line.hash))
    const days = lines.map(({ day }) => day).toSorted()
    const counts = { added: fresh.length, skipped: lines.length - fresh.length }
    const made = await work.db
      .insertInto('card_statements')
      .values({
        id,
        site: work.site,
        card_id: card.id,
        file_name: file.fileName.slice(0, 200),
        file_hash: hash,
        ...counts,
        faults: JSON.stringify(faults),
        from_day: days[0] ?? null,
        to_day: days.at(-1) ?? null,
        imported_by: work.who.id ?? '',
        imported_at: work.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw no.STATEMENT_KNOWN({ path: 'file' })
    await writeLines(work, { id, cardId: card.id }, fresh)
    const matched = await matchCard(work, card.id)
    const after = { file: file.fileName, ...counts, matched, unreadable: faults.length }
    await audit(work, { action: 'card.statement', subject: `card:${card.id}`, after })
    return { id, ...counts, matched, unreadable: faults.length }
  })
}

async function readKnown(work: Work, cardId: string, lines: readonly CardLine[]): Promise<ReadonlySet<string>> {
  const rows = await work.db
    .selectFrom('card_statement_lines')
    .select('line_hash')
    .where('card_id', '=', cardId)
    .where('line_hash', '=', ({ fn, val }) => fn.any(val(lines.map(({ hash }) => hash))))
    .execute()
  return new Set(rows.map((row) => row.line_hash))
}

const together = 500

async function writeLines(
  work: Work,
  of: { readonly id: string; readonly cardId: string },
  lines: readonly CardLine[],
) {
  for (let from = 0; from < lines.length; from += together) {
    const rows = lines.slice(from, from + together).map((line) => ({
      id: newId(),
      statement_id: of.id,
      card_id: of.cardId,
      line_hash: line.hash,
      booked_on: line.day,
      merchant: line.merchant,
      reference: line.reference,
      amount_minor: line.minor,
      original_minor: line.original?.minor ?? null,
      original_currency: line.original?.currency ?? null,
    }))
    await work.db.insertInto('card_statement_lines').values(rows).execute()
  }
}

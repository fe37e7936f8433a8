import type { SynonymRow } from '#catalog/products/desk/read-synonyms.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

export function synonymColumns(here: string): readonly Column<SynonymRow>[] {
  return [
    { key: 'word', title: m.catalogue_synonym_word(), lead: true, cell: ({ word }) => <bdi>{word}</bdi> },
    { key: 'means', title: m.catalogue_synonym_means(), cell: ({ means }) => <bdi>{means}</bdi> },
    {
      key: 'ways',
      title: m.catalogue_synonym_ways(),
      cell: ({ isBothWays }) => (isBothWays ? m.catalogue_synonym_both() : m.catalogue_synonym_one()),
    },
    {
      key: 'act',
      title: m.catalogue_act(),
      cell: ({ id, word }) => (
        <TextLink to={`${here}?end=${id}`} quiet className="min-h-11">
          <span aria-hidden="true">{m.catalogue_synonym_end()}</span>
          <span className="sr-only">{m.catalogue_synonym_end_named({ word: isolate(word) })}</span>
        </TextLink>
      ),
    },
  ]
}

// npm run --silent search-corpus -- CATALOGUE.jsonl.gz JUDGEMENTS.json [--queries]: how well our search answers rated queries
// beside plain full-text search of the same catalogue, in one line; with --queries also a line for each query before it.
import { readCatalogue, readJudgements } from './read-corpus.ts'
import { scoreCorpus } from './search-corpus.ts'

const [catalogue, judgements] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
if (!catalogue || !judgements) {
  process.stderr.write('usage: npm run --silent search-corpus -- CATALOGUE.jsonl.gz JUDGEMENTS.json [--queries]\n')
  process.exit(2)
}
const print = (line: string) => process.stdout.write(`${line}\n`)
const isEach = process.argv.includes('--queries')
const { ours, plain, queries } = await scoreCorpus(readCatalogue(catalogue), readJudgements(judgements), (score) => {
  if (isEach) print(`${score.ours.toFixed(3)} ${score.plain.toFixed(3)} ${score.query}`)
})
print(`nDCG@10 ours ${ours.toFixed(3)} plain ${plain.toFixed(3)} queries ${queries}`)

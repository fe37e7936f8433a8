// "On Mon, … Mona wrote:" in languages that our customers' mail programs speak, also over two lines.
const wrote = /^\s*(On\b.{4,300}\bwrote|Le\b.{4,300}\ba écrit|Am\b.{4,300}\bschrieb\b.{0,200})\s*:\s*$/isu
const rule =
  /^\s*(-{2,}\s*(Original Message|Forwarded message|الرسالة الأصلية|رسالة معاد توجيهها)\s*-{2,}|_{20,})\s*$/iu
const header = /^\s*[*]?(From|Sent|To|Subject|Date|من|تاريخ الإرسال|إلى|الموضوع|التاريخ)\s*:[*]?\s*\S/iu
const signature = /^(-- ?|—|Sent from my .{1,60}|أُ?رسلت من .{1,60}|تم الإرسال من .{1,60})$/iu

/**
 * What somebody wrote above the mail that they answer: without the quoted part, the line that introduces it, and a
 * signature that is marked as one. If nothing is left, everything is.
 */
export function stripQuoted(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    if (beginsQuote(lines, at)) break
    kept.push(lines[at] ?? '')
  }
  const signed = kept.findIndex((line, at) => at > 0 && signature.test(line.trim()))
  const own = (signed > 0 ? kept.slice(0, signed) : kept).join('\n').trim()
  return own === '' ? text.replace(/\r\n?/g, '\n').trim() : own
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (rule.test(line) || line.startsWith('>')) return true
  if (header.test(line) && header.test(lines[at + 1] ?? '') && header.test(lines[at + 2] ?? '')) return true
  return [line, `${line} ${lines[at + 1] ?? ''}`].some((said) => introduces(said, lines.slice(at + 1, at + 4)))
}

// In other languages a line that ends in a colon introduces a quote where it names an address, or where the quote follows.
function introduces(said: string, below: readonly string[]): boolean {
  if (!said.trimEnd().endsWith(':')) return false
  return (
    wrote.test(said) ||
    (/\p{Nd}/u.test(said) && (/<[^<>\s]+@[^<>\s]+>/.test(said) || below.some((one) => one.startsWith('>'))))
  )
}

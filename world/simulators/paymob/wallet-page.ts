import type { Intention } from './book.ts'
import { testWallet } from './charge.ts'
import { escaped, frame, type Language, money, otherLanguage, texts } from './page.ts'

/** Where a mobile wallet is named and its payment confirmed. */
export function walletPage(intention: Intention, language: Language, self: string): string {
  const t = texts[language]
  const number = escaped(String(intention.billing.phone_number ?? ''))
  return frame(
    language,
    otherLanguage(self, language),
    t.walletTitle,
    `<dl><dt>${t.amount}</dt><dd class="amount"><bdi dir="ltr">${money(intention)}</bdi></dd>
    <dt>${t.reference}</dt><dd><bdi dir="ltr">${escaped(intention.specialReference)}</bdi></dd></dl>
    <form method="post" action="${escaped(self)}" autocomplete="off">
      <label>${t.walletNumber}<input name="number" dir="ltr" inputmode="tel" value="${number}" required></label>
      <label>${t.code}<input name="code" dir="ltr" inputmode="numeric" required></label>
      <p class="small">${t.walletRules} <bdi dir="ltr">${testWallet.number}</bdi>, <bdi dir="ltr">${testWallet.code}</bdi></p>
      <button class="pay" name="choice" value="pay">${t.pay} <bdi dir="ltr">${money(intention)}</bdi></button>
      <h2>${t.outcomes}</h2><div class="choices">
      <button name="choice" value="decline" formnovalidate>${t.decline}</button>
      <button name="choice" value="pending" formnovalidate>${t.pending}</button></div>
    </form><p><a href="${escaped(intention.redirectionUrl)}" data-leave>${t.leave}</a></p>`,
  )
}

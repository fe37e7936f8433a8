// U21: every field has the attributes that phone keyboards and autofill need. Runs inside the page.
import { type Check, nameOf } from './in-page.ts'

export const fieldsSayWhatTheyAre: Check = ({ lang }) => {
  type Wish = {
    readonly fits: (input: HTMLInputElement) => boolean
    readonly autocomplete?: RegExp
    readonly inputmode?: RegExp
    readonly ltr?: boolean
  }
  const isStaff = location.pathname.includes('/ops/') && !location.pathname.includes('/ops/signin')
  const named = (pattern: RegExp) => (input: HTMLInputElement) => pattern.test(input.name)
  const wishes: readonly Wish[] = [
    { fits: (input) => input.type === 'email' || /email/i.test(input.name), autocomplete: /email|username/, ltr: true },
    { fits: (input) => input.type === 'tel' || /phone|mobile/i.test(input.name), autocomplete: /tel/, ltr: true },
    {
      fits: (input) => input.type === 'password',
      autocomplete: /^(current-password|new-password)( webauthn)?$/,
      ltr: true,
    },
    // The cart's code is a coupon's: letters.
    {
      fits: (input) => /^(code|otp)$/.test(input.name) && !/\/cart/.test(location.pathname),
      autocomplete: /one-time-code|off/,
      inputmode: /numeric|text/,
      ltr: true,
    },
    { fits: named(/last4|lastFour/i), inputmode: /numeric/, ltr: true },
    { fits: named(/firstName/), autocomplete: /given-name/ },
    { fits: named(/lastName/), autocomplete: /family-name/ },
    { fits: named(/^street$/), autocomplete: /address-line1|street-address/ },
    { fits: named(/^city$/), autocomplete: /address-level/ },
    { fits: named(/amount|price$|cost$|shipping$/i), inputmode: /decimal|numeric/, ltr: true },
    { fits: named(/grams|boxes|quantity/i), inputmode: /numeric|decimal/, ltr: true },
    // A field for a link or a search is an ordinary text field.
    { fits: (input) => input.type === 'url', inputmode: /url/ },
  ]
  const faults: string[] = []
  const shown = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
    (input) => !/hidden|radio|checkbox|submit|file/.test(input.type) && input.checkVisibility(),
  )
  for (const input of shown) {
    for (const { fits, autocomplete, inputmode, ltr } of wishes) {
      if (!fits(input)) continue
      // Staff type data of other people, which autofill must not fill in.
      if (autocomplete && !isStaff && !autocomplete.test(input.autocomplete))
        faults.push(`autocomplete="${input.autocomplete}" of ${nameOf(input)}`)
      const mode =
        input.inputMode || (/^(email|tel|url|number)$/.test(input.type) ? 'numeric decimal url text' : 'text')
      if (inputmode && !inputmode.test(mode)) faults.push(`inputmode="${input.inputMode}" of ${nameOf(input)}`)
      if (ltr && lang === 'ar' && getComputedStyle(input).direction !== 'ltr')
        faults.push(`runs right to left: ${nameOf(input)}`)
    }
    if (!input.labels?.length && !input.getAttribute('aria-label') && !input.getAttribute('aria-labelledby'))
      faults.push(`no label: ${nameOf(input)}`)
  }
  return faults
}

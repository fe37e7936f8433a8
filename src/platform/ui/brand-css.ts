import { brand } from '#platform/settings/brand.ts'

type Mode = keyof typeof brand.colours

/** The stylesheet of the brand's colours: light by default, dark by choice (`data-theme`) or by the device when nothing is chosen. */
export function brandCss(): string {
  return `/* Written by write-brand.ts from brand.ts; change that file instead. */
:root,
[data-theme="light"] {
  color-scheme: light;
${declarations('light', '  ')}
}

[data-theme="dark"] {
  color-scheme: dark;
${declarations('dark', '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
${declarations('dark', '    ')}
  }
}
`
}

function declarations(mode: Mode, indent: string): string {
  return Object.entries(brand.colours[mode])
    .map(([name, value]) => `${indent}--${name}: ${value};`)
    .join('\n')
}

import { writeFileSync } from 'node:fs'
import { brandCss } from './brand-css.ts'

writeFileSync(new URL('./brand.css', import.meta.url), brandCss())

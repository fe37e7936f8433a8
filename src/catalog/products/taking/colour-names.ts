import { fold } from '#catalog/estimates/normal-text.ts'
import type { Locale } from '#platform/work/work.ts'

/** The colours that stores name most: in English, in Arabic, and what else stores write. */
const NAMES: readonly (readonly [en: string, ar: string, ...others: string[]])[] = [
  ['Black', 'أسود', 'siyah', 'schwarz', 'noir', 'negro', '黑色', 'سوداء'],
  ['White', 'أبيض', 'beyaz', 'weiss', 'blanc', 'blanco', '白色', 'بيضاء'],
  ['Grey', 'رمادي', 'gray', 'gri', 'grau', 'gris', '灰色', 'رصاصي'],
  ['Red', 'أحمر', 'kırmızı', 'rot', 'rouge', 'rojo', '红色', 'حمراء'],
  ['Blue', 'أزرق', 'mavi', 'blau', 'bleu', 'azul', '蓝色', 'زرقاء'],
  ['Sky Blue', 'أزرق سماوي', 'light blue', 'açık mavi', 'سماوي', 'لبني'],
  ['Navy', 'كحلي', 'navy blue', 'dark blue', 'lacivert', 'marine'],
  ['Green', 'أخضر', 'yeşil', 'grün', 'vert', 'verde', '绿色', 'خضراء'],
  ['Olive', 'زيتي', 'khaki', 'haki', 'زيتوني'],
  ['Yellow', 'أصفر', 'sarı', 'gelb', 'jaune', 'amarillo', '黄色', 'صفراء'],
  ['Mustard', 'خردلي', 'hardal'],
  ['Orange', 'برتقالي', 'turuncu', 'naranja', '橙色'],
  ['Pink', 'وردي', 'pembe', 'rosa', 'rose', '粉色', 'زهري', 'بمبي'],
  ['Purple', 'بنفسجي', 'mor', 'lila', 'violet', '紫色', 'موف'],
  ['Brown', 'بني', 'kahverengi', 'braun', 'marron', '棕色'],
  ['Beige', 'بيج', 'bej', 'sand', 'cream', 'krem', 'رملي', 'كريمي'],
  ['Gold', 'ذهبي', 'altın', 'golden', '金色'],
  ['Silver', 'فضي', 'gümüş', '银色'],
  ['Turquoise', 'تركواز', 'turkuaz', 'فيروزي'],
  ['Burgundy', 'نبيتي', 'bordo', 'maroon', 'عنابي'],
]
const BY_NAME = new Map(NAMES.flatMap((names) => names.map((name) => [fold(name), names] as const)))

/** One name for a colour that stores write in several languages; one that we do not know stays as the store wrote it. */
export function colourName(said: string): string {
  return BY_NAME.get(fold(said).trim())?.[0] ?? said
}

/** The colour in the reader's language. */
export function colourIn(name: string, locale: Locale): string {
  return BY_NAME.get(fold(name).trim())?.[locale === 'ar' ? 1 : 0] ?? name
}

/** 1250 grams become '1.25'. */
export function kilograms(grams: number): string {
  return String(Math.round(grams) / 1000)
}

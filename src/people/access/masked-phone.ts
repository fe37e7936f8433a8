/** A phone for lists: only its last digits, `•••• 4567`. */
export function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `•••• ${phone.slice(-4)}`
}

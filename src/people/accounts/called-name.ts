/** How a customer is spoken to: by their name, or by their address until they told one. */
export function calledName(firstName: string, email: string): string {
  return firstName.trim() || (email.split('@')[0] ?? '')
}

export type SimulatorOptions = {
  readonly port: number
  readonly secretKey: string
  readonly publicKey: string
  readonly hmacSecret: string
  readonly apiKey: string
  readonly integrations: {
    readonly EGP: number
    readonly AED: number
    readonly wallet?: number
    /** Those that charge saved cards by their token. */
    readonly saved?: { readonly EGP: number; readonly AED: number }
  }
  /** Where callbacks go when an intention names no `notification_url`. */
  readonly callbackUrl: string
  /** How long a pending payment stays pending, and how late a late callback is. */
  readonly pendingMs?: number
  readonly lateMs?: number
}

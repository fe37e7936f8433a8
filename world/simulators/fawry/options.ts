export type FawrySimulatorOptions = {
  readonly port: number
  readonly merchantCode: string
  readonly secureKey: string
  /** Where notifications go when an order names no `orderWebHookUrl`. */
  readonly callbackUrl: string
  /** Where its own pages are, once it listens. */
  readonly origin: () => string
}

export type ErrorBody = {
  readonly code: string
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  readonly reference: string
}

/** Our accounts at the simulated companies, and where their news go. */
export type MessagesOptions = {
  readonly port: number
  /** Origin of the shop: WhatsApp and SendGrid are told the address of news in their own settings. */
  readonly shop: string
  readonly smsMisr: { readonly username: string; readonly password: string; readonly sender: string }
  readonly twilio: { readonly accountSid: string; readonly authToken: string }
  readonly whatsapp: {
    readonly phoneNumberId: string
    readonly token: string
    readonly appSecret: string
    readonly verifyToken: string
  }
}

/** An email or a phone number that may break across lines. */
export function Recipient({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className="break-all">
      {children}
    </bdi>
  )
}

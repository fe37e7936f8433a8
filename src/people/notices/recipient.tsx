/** An email or a phone, that breaks where it must. */
export function Recipient({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className="break-all">
      {children}
    </bdi>
  )
}

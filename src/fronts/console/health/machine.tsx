/** Long, and never in the reader's language: from left to right, broken anywhere. */
export function Machine({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {text}
    </bdi>
  )
}

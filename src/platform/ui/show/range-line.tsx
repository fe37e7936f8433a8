/** The room between the least and the most; its ends are said in words beside it. */
export function RangeLine() {
  return (
    <span aria-hidden="true" className="range-line">
      <span />
    </span>
  )
}

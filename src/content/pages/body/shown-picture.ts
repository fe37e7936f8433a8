/** A picture of the library as a page shows it: what it shows is said in the page's language. */
export type ShownPicture = {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

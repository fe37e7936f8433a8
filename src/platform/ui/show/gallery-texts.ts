/** What a gallery says, in the reader's language. */
export type GalleryTexts = {
  readonly label: string
  /** "Photo 2 of 5". */
  readonly place: (at: number) => string
  readonly enlarge: (at: number) => string
  readonly close: string
  readonly next: string
  readonly previous: string
  /** Said in place of a picture. */
  readonly none: string
}

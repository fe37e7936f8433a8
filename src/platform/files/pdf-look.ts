import type { TextLine } from './pdf-text.ts'

export type LaidText = { readonly lines: readonly TextLine[]; readonly look: PdfLook; readonly height: number }

export type PdfLook = {
  readonly size: number
  readonly weight: 'normal' | 'bold'
  readonly tone: 'ink' | 'soft' | 'sea'
  readonly before?: number
  readonly after?: number
}

/** A pen on paper that knows where it is, turns the page in time and speaks of start and end, not left and right. */
export type PdfSheet = {
  readonly width: number
  lay(text: string, look: PdfLook & { readonly width: number }): LaidText
  draw(laid: LaidText, place: Place): void
  paragraph(text: string, look: PdfLook): void
  picture(bytes: Uint8Array, width: number, height: number): void
  /** Draws an SVG path of `width` by `height` units, scaled up, at a position from the start side. */
  fill(drawing: PdfDrawing, place: Omit<Place, 'down' | 'align'> & { readonly height: number }): void
  rule(down: number, tone: 'line' | 'edge'): void
  /** Starts a new page if `height` does not fit any more; returns whether it did. */
  room(height: number): boolean
  skip(height: number): void
  turn(): void
  close(): Promise<Uint8Array>
}

export type Place = {
  /** From the side where reading begins. */
  readonly start: number
  readonly down: number
  readonly width: number
  readonly align: 'start' | 'end'
}

type PdfDrawing = { readonly path: string; readonly width: number; readonly height: number }

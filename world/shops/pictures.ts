import sharp from 'sharp'
import { KITCHEN } from './drawings-kitchen.ts'
import { ROOMS } from './drawings-rooms.ts'

const DRAWINGS: Record<string, string> = { ...KITCHEN, ...ROOMS }
const made = new Map<string, Promise<Buffer>>()

/** A product's picture as we drew it, or null where there is none. */
export function drawing(name: string): string | null {
  return DRAWINGS[name] ?? null
}

/** The drawing as a photo-sized file, made once. */
export function pictureFile(name: string, svg: string): Promise<Buffer> {
  const file = made.get(name) ?? sharp(Buffer.from(svg)).resize(720, 720).png({ compressionLevel: 8 }).toBuffer()
  made.set(name, file)
  return file
}

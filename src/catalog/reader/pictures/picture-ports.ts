import type { PictureAnswer } from '#catalog/reader/fetching/page-fetcher.ts'
import type { FileStore } from '#platform/files/files.ts'
import { definePort } from '#platform/work/ports.ts'
import type { PictureSigner } from './picture-signer.ts'

/** Gets a picture of the public web behind the guard; never throws for what the web does. */
export type PictureFetcher = (source: string) => Promise<PictureAnswer>

export const pictureFetcher = definePort<PictureFetcher>('pictureFetcher')
export const pictureSigner = definePort<PictureSigner>('pictureSigner')

/** Where drawn pictures lie; everything in it can be drawn again. */
export const pictureStore = definePort<FileStore>('pictureStore')

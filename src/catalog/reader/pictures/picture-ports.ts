import type { PictureAnswer } from '#catalog/reader/fetching/page-fetcher.ts'
import type { FileStore } from '#platform/files/files.ts'
import { definePort } from '#platform/work/ports.ts'
import type { PictureSigner } from './picture-signer.ts'

/** Fetches a public picture through the guard; never throws because of a server or the network. */
export type PictureFetcher = (source: string) => Promise<PictureAnswer>

export const pictureFetcher = definePort<PictureFetcher>('pictureFetcher')
export const pictureSigner = definePort<PictureSigner>('pictureSigner')

/** Where drawn pictures are stored; each can be drawn again. */
export const pictureStore = definePort<FileStore>('pictureStore')

import type { GalleryTexts } from '#platform/ui/show/gallery-texts.ts'
import { m } from '#words/messages.js'

/** What the gallery of a product says. */
export function galleryTexts(count: number): GalleryTexts {
  return {
    label: m.cart_product_pictures(),
    place: (at) => m.cart_product_picture_place({ at: String(at), count: String(count) }),
    enlarge: (at) => m.cart_product_enlarge({ at: String(at) }),
    close: m.cart_close(),
    next: m.cart_product_next_picture(),
    previous: m.cart_product_previous_picture(),
    none: m.cart_product_no_picture(),
  }
}

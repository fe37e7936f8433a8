/** The longest sides, in pixels, in which the picture proxy draws pictures of products (`reader/pictures`). */
export const pictureSides = [96, 192, 320, 640, 960, 1280] as const

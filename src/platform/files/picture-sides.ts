/** The longest sides, in pixels, in which pictures of products (`reader/pictures`) and photos of our own (`/api/files`) are drawn. */
export const pictureSides = [96, 192, 320, 640, 960, 1280] as const

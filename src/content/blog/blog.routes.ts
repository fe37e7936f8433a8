import { route } from '@react-router/dev/routes'

export const blogRoutes = [
  route('blog', './content/blog/reading/blog.page.tsx'),
  route('blog/:category/:page?', './content/blog/reading/category.page.tsx'),
  route('blog/:category/article/:article', './content/blog/reading/article.page.tsx'),
]

/** For readers of feeds; outside the frame. */
export const blogFiles = [route('blog/feed.xml', './content/blog/reading/feed.route.ts')]

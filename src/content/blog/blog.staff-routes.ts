import type { StaffScreen } from '#people/access/staff-screen.ts'

export const blogStaffScreens: readonly StaffScreen[] = [
  {
    sees: 'content',
    acts: 'content',
    path: 'content/blog',
    file: './content/blog/desk/articles.staff.tsx',
    name: 'blog_desk',
    icon: 'bookmark',
    menu: 'shop',
  },
  {
    sees: 'content',
    acts: 'content',
    path: 'content/blog/names',
    file: './content/blog/desk/names.staff.tsx',
    name: 'blog_names',
    icon: 'list',
  },
  {
    sees: 'content',
    acts: 'content',
    path: 'content/blog/comments',
    file: './content/blog/comments/comments.staff.tsx',
  },
  {
    sees: 'content',
    acts: 'content',
    path: 'content/blog/articles/:id',
    file: './content/blog/desk/article.staff.tsx',
  },
  {
    sees: 'content',
    path: 'content/blog/articles/:id/versions/:number',
    file: './content/blog/desk/article-version.staff.tsx',
  },
]

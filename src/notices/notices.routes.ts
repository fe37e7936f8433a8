import { route } from '@react-router/dev/routes'

/** Joined under /dev, outside production only. */
export const noticesDevRoutes = [
  route('outbox', './notices/outbox.page.tsx'),
  route('outbox/:id', './notices/outbox-message.page.tsx'),
]

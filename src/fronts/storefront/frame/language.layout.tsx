import { data, type LoaderFunctionArgs, Outlet } from 'react-router'

/** Every page stands under /ar or /en; anything else is not here. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.lang !== 'ar' && params.lang !== 'en') throw data(null, { status: 404 })
  return null
}

export default function Language() {
  return <Outlet />
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { placeOf } from '#content/pages/content-places.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { readTextDesk } from './read-text-desk.ts'
import { textOfAddress, textPath } from './text-address.ts'
import { TextHeading } from './text-heading.tsx'
import { VersionCards } from './version-cards.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const at = textOfAddress(params.place ?? '', request)
  const { versions, shown } = await visit.read((work) => readTextDesk(work, at))
  const place = versions.findIndex(({ number }) => String(number) === params.number)
  const version = versions[place]
  if (!version) throw data(null, { status: 404 })
  return { at, version, before: versions[place + 1] ?? null, shown, locale: visit.locale }
}

/** One version: what it changed, what customers read instead now, and the way back to it. */
export default function ContentVersionPage() {
  const { at, version, before, shown, locale } = useLoaderData<typeof loader>()
  // What is done to a version shows on the page of its text.
  const to = `/${locale}/${textPath(at)}`
  return (
    <>
      <TextHeading at={at} locale={locale} done={null} standing={version.standing} version={version.number} />
      <VersionCards version={version} before={before} shown={shown} to={to} path={placeOf(at.place)!.path} />
    </>
  )
}

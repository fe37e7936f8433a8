import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { permissions, permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { readStaff } from '#people/staff/read-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { type Role, roles } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { permissionNames } from './permission-names.ts'
import { roleNames } from './role-names.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'staff-admin', request)
  const all = await visit.read((work) => readStaff(work, { q: '', role: '', place: '', state: 'active' }))
  const holders = roles.map((role) => ({
    role,
    members: all.flatMap(({ id, name, roles: theirs }) => (theirs.includes(role) ? [{ id, name }] : [])),
  }))
  return { locale: visit.locale, holders }
}

const held = (role: Role) =>
  permissions.filter((one) => permits({ kind: 'staff', id: '', roles: [role], places: [] }, one))
const heldByOthers = new Set(roles.filter((role) => role !== 'admin').flatMap(held))

/** Each role as what it permits, in words, and who holds it. */
export default function Roles() {
  const { locale, holders } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/people`
  return (
    <>
      <PageTitle>{m.staff_roles_title()}</PageTitle>
      <PageHeading
        title={m.staff_roles_title()}
        lead={m.staff_roles_lead()}
        back={{ to: here, text: m.staff_title() }}
      />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {holders.map(({ role, members }) => {
          const shown = role === 'admin' ? held(role).filter((one) => !heldByOthers.has(one)) : held(role)
          return (
            <Card key={role} title={roleNames[role]()}>
              {role === 'admin' && <p className="mb-2">{m.staff_role_admin_all()}</p>}
              <ul className="list-disc ps-5">
                {shown.map((one) => (
                  <li key={one}>{permissionNames[one]()}</li>
                ))}
              </ul>
              <p className="mt-3 text-sm text-soft">{m.staff_role_holders()}</p>
              {members.length === 0 ? (
                <p className="text-soft">{m.staff_role_nobody()}</p>
              ) : (
                <ul className="flex flex-wrap gap-x-4">
                  {members.map(({ id, name }) => (
                    <li key={id}>
                      <TextLink to={`${here}/${id}`}>
                        <bdi>{name}</bdi>
                      </TextLink>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          )
        })}
      </div>
    </>
  )
}

import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'

const year = 31_536_000

/** Keeps the choice of light, dark or automatic for a year and returns to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const chosen = (await request.formData()).get('theme')
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
  const back = request.headers.get('referer')
  const { origin, locale } = visitOf(context)
  const target =
    back && URL.canParse(back) && new URL(back).host === new URL(request.url).host
      ? new URL(back).pathname + new URL(back).search
      : `/${locale}`
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return redirect(target, {
    headers: { 'set-cookie': `theme=${theme}; Path=/; Max-Age=${year}; SameSite=Lax${secure}` },
  })
}

import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { receivingCountries } from './receiving-countries.ts'

type AddressListProps = {
  readonly addresses: readonly (readonly [string, string])[]
  readonly locale: Locale
  readonly mayManage: boolean
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** The address of each warehouse abroad, for buyers to paste into a store's checkout. */
export function AddressList({ addresses, locale, mayManage, asksProof, answer }: AddressListProps) {
  const known = new Map(addresses)
  return (
    <section id="addresses" className="mt-8 flex max-w-3xl flex-col gap-1">
      <h2 className="text-lg font-semibold">{m.purchasing_addresses()}</h2>
      <p className="text-sm text-soft">{m.purchasing_addresses_text()}</p>
      {receivingCountries.map((country) => {
        const address = known.get(country)
        const mine = answer?.typed.country === country ? answer : undefined
        return (
          <Disclosure
            key={country}
            open={mine !== undefined}
            summary={`${countryName(country, locale)}${address ? '' : ` — ${m.purchasing_address_missing()}`}`}
          >
            {mayManage ? (
              <PostForm answer={mine} className="flex flex-col gap-3" key={mine?.attempt}>
                <input type="hidden" name="country" value={country} />
                <TextArea
                  label={m.purchasing_address()}
                  name="address"
                  id={`field-address-${country}`}
                  dir="ltr"
                  rows={4}
                  defaultValue={address ?? ''}
                  error={mine?.errors.address ?? mine?.errors.general}
                />
                <StaffProof asks={asksProof && mine !== undefined} />
                <SubmitButton size="small" className="self-start" name="do" value="address">
                  {m.purchasing_address_save()}
                </SubmitButton>
              </PostForm>
            ) : (
              <bdi dir="ltr" className="block whitespace-pre-line">
                {address ?? '—'}
              </bdi>
            )}
          </Disclosure>
        )
      })}
    </section>
  )
}

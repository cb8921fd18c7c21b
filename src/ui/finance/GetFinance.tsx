import { ButtonLink } from '@/ui/primitives/ButtonLink'

/** The vehicle page's call to action besides the calculator (FIN-50); its address says which vehicle (ROUTE-24). */
export function GetFinance({ href }: { href: string }) {
  return <ButtonLink link={{ label: 'Get Finance', href }} look="secondary" icon="wallet" />
}

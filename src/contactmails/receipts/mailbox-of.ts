/** The mailbox behind an address, as far as its spelling tells: without case, tags (`+tag`) and Gmail's dots. */
export const mailboxOf = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [untagged = ''] = name.split('+')
  if (['gmail.com', 'googlemail.com'].includes(domain)) return `${untagged.replaceAll('.', '')}@gmail.com`
  return `${untagged || name}@${domain}`
}

/** Whether nobody reads an address, or many do: machines, lists and roles. Source: RFC 3834, section 2; RFC 2142 */
export const isUnattended = (address: string): boolean => unattended.test(address.split('@')[0] ?? '')

const unattended =
  /^(?:(?:no|do[._-]?not)[._-]?reply.*|mailer[._-]?daemon|postmaster|hostmaster|abuse|root|nobody|bounces?|owner-.+|.+-(?:owner|request|bounces?))$/i

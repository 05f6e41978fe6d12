import type { CompanyFacts } from '@pgm/api/contract';
import { BRAND_DESCRIPTION, brand } from '../brand.ts';
import type { Visit } from '../kit/page-facts.ts';
import { translateIn } from '../i18n/i18n.ts';

/**
 * The company as other facts refer to it: each page has to include all of it, since programs read one page at a
 * time.
 */
export const toCompany = ({ origin }: Pick<Visit, 'origin'>) => ({
  '@type': 'Organization',
  '@id': `${origin}/#company`,
  name: brand.name,
  url: `${origin}/`,
});

/** The facts that an {@link organization} has. */
export type OrganizationFacts = Pick<
  CompanyFacts,
  | 'legalName'
  | 'registrationNumber'
  | 'registeredOffice'
  | 'establishedOn'
  | 'state'
  | 'gstin'
  | 'phone'
  | 'email'
>;

/** Picks the facts that an {@link organization} has, for the data of a page. */
export function toOrganizationFacts({
  legalName,
  registrationNumber,
  registeredOffice,
  establishedOn,
  state,
  gstin,
  phone,
  email,
}: CompanyFacts): OrganizationFacts {
  return { legalName, registrationNumber, registeredOffice, establishedOn, state, gstin, phone, email };
}

/** The company as schema.org's Organization; a fact that is not set is left out. */
export function organization({ origin, language }: Visit, { facts }: { readonly facts: OrganizationFacts }) {
  const { legalName, registrationNumber, registeredOffice, establishedOn, state, gstin, phone, email } =
    facts;
  return {
    ...toCompany({ origin }),
    logo: `${origin}/icons/icon-512.png`,
    description: translateIn(language)(BRAND_DESCRIPTION),
    ...(establishedOn !== undefined && { foundingDate: establishedOn }),
    ...(legalName !== undefined && { legalName }),
    ...(gstin !== undefined && { taxID: gstin }),
    ...(registrationNumber !== undefined && {
      identifier: { '@type': 'PropertyValue', name: 'Registration number', value: registrationNumber },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(registeredOffice !== undefined && { streetAddress: registeredOffice }),
      ...(state !== undefined && { addressRegion: state }),
      addressCountry: 'IN',
    },
    ...((phone !== undefined || email !== undefined) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(phone !== undefined && { telephone: phone }),
        ...(email !== undefined && { email }),
        availableLanguage: ['en', 'hi'],
      },
    }),
  };
}

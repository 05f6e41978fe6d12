import { company, companyRecords } from '../company.ts';
import type { Visit } from '../kit/page-facts.ts';
import { translateIn } from '../i18n/i18n.ts';

/**
 * The company as other facts refer to it: each page has to include all of it, since programs read one page at a
 * time.
 */
export const toCompany = ({ origin }: Pick<Visit, 'origin'>) => ({
  '@type': 'Organization',
  '@id': `${origin}/#company`,
  name: company.brandName,
  url: `${origin}/`,
});

/** The company as schema.org's Organization; a fact that is not set is left out. */
export function organization({ origin, language }: Visit) {
  const { legalName, registrationNumber, registeredOffice, state, gstin } = company;
  const { phone, email } = companyRecords;
  return {
    ...toCompany({ origin }),
    logo: `${origin}/icons/icon-512.png`,
    description: translateIn(language)(companyRecords.description),
    foundingDate: isoDay(company.establishedOn),
    ...(legalName !== undefined && { legalName }),
    ...(gstin !== undefined && { taxID: gstin }),
    ...(registrationNumber !== undefined && {
      identifier: { '@type': 'PropertyValue', name: 'Registration number', value: registrationNumber },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(registeredOffice !== undefined && { streetAddress: registeredOffice }),
      addressRegion: state,
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

/** '3 July 2023' → '2023-07-03' */
function isoDay(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

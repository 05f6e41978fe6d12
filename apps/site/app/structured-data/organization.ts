import { company, companyRecords } from '../company.ts';
import type { Visit } from '../shared/page-facts.ts';
import { translateIn } from '../shared/speech.ts';

/** The company where other facts name it: each page has to say it whole, since readers look at one at a time. */
export const companyOf = ({ origin }: Pick<Visit, 'origin'>) => ({
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
    ...companyOf({ origin }),
    logo: `${origin}/icons/icon-512.png`,
    description: translateIn(language)(company.description),
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

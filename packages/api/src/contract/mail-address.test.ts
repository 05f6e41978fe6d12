import { describe, expect, it } from 'vitest';
import { AccountEmail, AddressDetails, GrievanceForm, LeadForm, ProfileForm } from './index.ts';

const FIELDS = {
  account: AccountEmail,
  address: AddressDetails.shape.email,
  grievance: GrievanceForm.shape.email,
  lead: LeadForm.shape.email,
  profile: ProfileForm.shape.primaryEmail,
};

/** The error of each field for an email address; absent when the field accepts it. */
function toMessage(email: string) {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, schema]) =>
      (schema.safeParse(email).error?.issues ?? []).map(({ message }) => [field, message]),
    ),
  );
}

describe('an email address', () => {
  it.each([
    'nowhere',
    'asha@example',
    'asha @example.in',
    '(1)victim@x.yz',
    'a,victim@x.yz',
    'a;victim@x.yz',
    '<victim@x.yz>',
    'g:victim@x.yz;',
    '"victim"@x.yz',
    'vic\\tim@x.yz',
    'victim@[x.yz]',
    'victim@x.yz(1)',
    'victim@x.(1)yz',
  ])('is invalid like %s, because email programs give it more than one meaning', (email) => {
    expect(toMessage(email)).toEqual({
      account: 'Invalid email address',
      address: 'Invalid email',
      grievance: 'Invalid email',
      lead: 'Invalid email format',
      profile: 'Invalid email',
    });
  });

  it.each(['asha@example.in', "o'neil+shop_1@mail.example.co.in", 'आशा@उदाहरण.भारत'])(
    'may be %s',
    (email) => {
      expect(toMessage(email)).toEqual({});
    },
  );

  it('may be absent where it is optional, and else has a message of its own', () => {
    expect(toMessage('')).toEqual({
      account: 'Email is required',
      lead: 'Email is required',
      profile: 'Email is required',
    });
  });
});

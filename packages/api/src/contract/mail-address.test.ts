import { describe, expect, it } from 'vitest';
import { AccountEmail, AddressDetails, GrievanceForm, LeadForm, ProfileForm } from './index.ts';

const FIELDS = {
  account: AccountEmail,
  address: AddressDetails.shape.email,
  grievance: GrievanceForm.shape.email,
  lead: LeadForm.shape.email,
  profile: ProfileForm.shape.primaryEmail,
};

/** What each field says of a mail address; absent where it takes it. */
function saidOf(email: string) {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, schema]) =>
      (schema.safeParse(email).error?.issues ?? []).map(({ message }) => [field, message]),
    ),
  );
}

describe('a mail address', () => {
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
  ])('is none like %s: what mail programs read more into could be written in endless ways', (email) => {
    expect(saidOf(email)).toEqual({
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
      expect(saidOf(email)).toEqual({});
    },
  );

  it('is left out where it need not be there, and else asked for by name', () => {
    expect(saidOf('')).toEqual({
      account: 'Email is required',
      lead: 'Email is required',
      profile: 'Email is required',
    });
  });
});

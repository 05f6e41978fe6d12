import { describe, expect, it } from 'vitest';
import {
  AddressDetails,
  GrievanceForm,
  GrievanceKey,
  Gstin,
  LeadForm,
  MobileNumber,
  Otp,
  ProfileForm,
  asciiDigits,
  sendOtp,
} from './index.ts';

describe('digits of a Hindi keyboard', () => {
  it('become the digits 0 to 9, and nothing else changes', () => {
    expect(asciiDigits('०१२३४५६७८९ 0123456789 कखग GR-।')).toBe('0123456789 0123456789 कखग GR-।');
  });

  it.each([
    ['a number to log in with', MobileNumber, '९८७६५४३२१०', '9876543210'],
    ['where a code is sent', sendOtp.body.shape.destination, '+९१९८७६५४३२१०', '+919876543210'],
    ['a code', Otp, '१२३४५६', '123456'],
    ['the number of a lead', LeadForm.shape.mobile, ' ९८७६५४३२१० ', '9876543210'],
    ['the number in a grievance', GrievanceForm.shape.mobile, '९८७६५४३२१०', '9876543210'],
    ['an order in a grievance', GrievanceForm.shape.orderNumber, 'PGM-०००१२३', 'PGM-000123'],
    ['the number of a grievance', GrievanceKey.shape.number, 'gr-२०२६-००००१२', 'GR-2026-000012'],
    ['the number in an address', AddressDetails.shape.phone_number, '९८७६५४३२१०', '9876543210'],
    ['a PIN code', AddressDetails.shape.postal_code, '२२६००१', '226001'],
    ['the number in a profile', ProfileForm.shape.primaryPhone, '९८७६५४३२१०', '9876543210'],
    ['a GST number', Gstin, '०९AAACR५०५५K१Z५', '09AAACR5055K1Z5'],
  ])('are read in %s', (_, field, written, read) => {
    expect(field.safeParse(written)).toMatchObject({ success: true, data: read });
  });

  it('do not make an invalid number valid', () => {
    expect(AddressDetails.shape.phone_number.safeParse('५८७६५४३२१०').error?.issues[0]?.message).toBe(
      'Phone number must be valid',
    );
    expect(LeadForm.shape.mobile.safeParse('९८७६५').error?.issues[0]?.message).toBe(
      'Mobile number must be 10 digits',
    );
  });
});

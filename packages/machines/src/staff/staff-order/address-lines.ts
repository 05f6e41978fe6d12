import type { StaffOrder } from '@pgm/api/contract';

/** A delivery address as the lines of a label, with the name and the mobile number. */
export function toAddressLines(address: StaffOrder['address']): string[] {
  const { name, phone_number, street_address, additional_address_line, city, state, postal_code } = address;
  const lines = [
    name,
    street_address,
    additional_address_line,
    ...address.landmarks,
    `${city}, ${state} - ${postal_code}`,
    `+91 ${phone_number}`,
  ];
  return lines.filter((line) => line !== '');
}

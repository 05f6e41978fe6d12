import { fail, sizedName } from '@pgm/api/contract';

/** The failure for a product of which fewer pieces are left than are wanted. */
export function shortageFailure(
  { name, size }: { readonly name: string; readonly size: string },
  left: number,
) {
  const product = sizedName(name, size);
  const message = left === 0 ? `Sold out: ${product}` : `Only ${left} left of ${product}`;
  return fail({ code: 'conflict' as const, message });
}

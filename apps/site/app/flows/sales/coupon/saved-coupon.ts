import { CouponCode } from '@pgm/api/contract';
import { readEncrypted, storeEncrypted } from '#app/kit/device/encrypted-storage.ts';

/** The coupon of this browser's cart, its code in upper case: it stays as long as the cart does. */
export const savedCoupon = {
  /** Undefined when there is no coupon, or when what is stored can't be a code. */
  recall: async (): Promise<string | undefined> =>
    CouponCode.safeParse(await readEncrypted('cartCoupon').catch(() => undefined)).data,
  save: (code: string): void => store(code),
  forget: (): void => store(undefined),
};

function store(code: string | undefined): void {
  // A full storage loses the coupon at the end of the visit, not before.
  storeEncrypted('cartCoupon', code).catch(() => undefined);
}

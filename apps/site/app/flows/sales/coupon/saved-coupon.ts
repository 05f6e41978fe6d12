import { CouponCode } from '@pgm/api/contract';

/** The key in the session storage: local storage is only for members' data. */
const STORAGE_KEY = 'coupon';

/** The coupon that the cart and the checkout of a tab use: its code in upper case. */
export const savedCoupon = {
  /** Undefined when there is no coupon, or when the stored text can't be a code. */
  recall: (): string | undefined => CouponCode.safeParse(sessionStorage.getItem(STORAGE_KEY)).data,
  save: (code: string): void => sessionStorage.setItem(STORAGE_KEY, code),
  forget: (): void => sessionStorage.removeItem(STORAGE_KEY),
};

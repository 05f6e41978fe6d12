import { CouponCode } from '@pgm/api/contract';

/** The tab's session storage: local storage is for members' data only. */
const MEMORY_KEY = 'coupon';

/** The coupon that a tab's cart and checkout use: its code, upper case. */
export const couponMemory = {
  /** Undefined when there is none, or when what is stored can't be a code. */
  recall: (): string | undefined => CouponCode.safeParse(sessionStorage.getItem(MEMORY_KEY)).data,
  keep: (code: string): void => sessionStorage.setItem(MEMORY_KEY, code),
  forget: (): void => sessionStorage.removeItem(MEMORY_KEY),
};

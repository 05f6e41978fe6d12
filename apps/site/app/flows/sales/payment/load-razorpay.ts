import { type Result, fail, ok } from '@pgm/api/contract';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** Runs scripts in a page, and reads the Razorpay constructor that the script defines. */
export interface RazorpayPage {
  readonly Razorpay?: Window['Razorpay'];
  /** Runs an external script; rejects when it can't be loaded. */
  readonly run: (address: string) => Promise<void>;
}

let loading: Promise<void> | undefined;

/** Loads Razorpay's script once; after a failure the next call loads it again. */
export async function loadRazorpay(page: RazorpayPage = browserPage): Promise<Result<unknown>> {
  try {
    await (loading ??= page.run(SCRIPT));
    if (page.Razorpay) return ok(undefined);
  } catch {
    // The user sees the failure below.
  }
  loading = undefined;
  return fail({ code: 'noResponse', message: 'The payment window could not be loaded.' });
}

const browserPage: RazorpayPage = {
  get Razorpay() {
    return window.Razorpay;
  },
  run: (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${address} could not be loaded`));
      });
      document.head.append(script);
    }),
};

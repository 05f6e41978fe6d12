import { type Result, fail, ok } from '@pgm/api/contract';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** Where a page's scripts are put, and what of Razorpay stands there then. */
export interface RazorpayPage {
  readonly Razorpay?: Window['Razorpay'];
  /** Runs a script from outside; rejects when it can't be had. */
  readonly run: (address: string) => Promise<void>;
}

let loading: Promise<void> | undefined;

/** Loads Razorpay's script, once; one that could not be had is asked for again the next time. */
export async function loadRazorpay(page: RazorpayPage = browserPage): Promise<Result<unknown>> {
  try {
    await (loading ??= page.run(SCRIPT));
    if (page.Razorpay) return ok(undefined);
  } catch {
    // The person is told below.
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

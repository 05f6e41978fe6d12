/** What of Razorpay's checkout.js is used; the script brings no types of its own. */
interface RazorpaySheet {
  open: () => void;
  close: () => void;
  /** A try to pay failed; the sheet stays open for another. */
  on: (event: 'payment.failed', listen: (response: unknown) => void) => void;
}

interface RazorpaySheetOptions {
  /** The public half of the shop's key. */
  readonly key: string;
  readonly order_id: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  /** The shop, as the sheet calls it. */
  readonly name: string;
  readonly prefill: { readonly name: string; readonly email?: string; readonly contact?: string };
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
  /** Somebody has paid. */
  readonly handler: (response: unknown) => void;
}

interface Window {
  /** There once the script has run. */
  Razorpay?: new (options: RazorpaySheetOptions) => RazorpaySheet;
}

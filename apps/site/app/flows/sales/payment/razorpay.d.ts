/** The part of Razorpay's checkout.js that is used; the script has no types of its own. */
interface RazorpaySheet {
  open: () => void;
  close: () => void;
  /** A payment attempt failed; the sheet stays open for another one. */
  on: (event: 'payment.failed', listen: (response: unknown) => void) => void;
}

interface RazorpaySheetOptions {
  /** The public key of the shop. */
  readonly key: string;
  readonly order_id: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  /** The name of the shop in the sheet. */
  readonly name: string;
  readonly prefill: { readonly name: string; readonly email?: string; readonly contact?: string };
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
  /** Called after a payment. */
  readonly handler: (response: unknown) => void;
}

interface Window {
  /** Defined after the script has run. */
  Razorpay?: new (options: RazorpaySheetOptions) => RazorpaySheet;
}

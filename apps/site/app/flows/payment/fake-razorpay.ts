/** Stands in for Razorpay's sheet in tests: remembers what it was opened with, and does what a person would. */
export function fakeRazorpay() {
  const sheets: {
    readonly options: RazorpaySheetOptions;
    isOpen: boolean;
    /** A try to pay fails; the sheet stays. */
    decline: (response: unknown) => void;
  }[] = [];
  class Razorpay implements RazorpaySheet {
    readonly #sheet: (typeof sheets)[number];
    constructor(options: RazorpaySheetOptions) {
      this.#sheet = { options, isOpen: false, decline: () => undefined };
      sheets.push(this.#sheet);
    }
    open = () => {
      this.#sheet.isOpen = true;
    };
    close = () => {
      this.#sheet.isOpen = false;
    };
    on = (_: 'payment.failed', listen: (response: unknown) => void) => {
      this.#sheet.decline = listen;
    };
  }
  return { Razorpay, sheets };
}

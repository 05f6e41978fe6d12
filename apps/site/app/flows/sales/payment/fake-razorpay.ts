/** A fake of Razorpay's sheet for tests: it records its options and simulates the user. */
export function fakeRazorpay() {
  const sheets: {
    readonly options: RazorpaySheetOptions;
    isOpen: boolean;
    /** A payment attempt fails; the sheet stays open. */
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

export type ToastKind = 'blank' | 'success' | 'error' | 'loading';

/** Emitted by any machine to show a toast. */
export interface ShowToast {
  readonly type: 'toast.show';
  readonly kind: ToastKind;
  readonly message: string;
  /** Whether it is an alert that stays until it is dismissed, whatever its kind. Default: false. */
  readonly isAlert?: boolean | undefined;
  /** What the user can open from it. Default: nothing. */
  readonly opens?: 'cart' | 'shop' | undefined;
}

import { MAX_RETURN_PHOTOS, leftLines } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ChosenPhoto } from '../../kit/chosen-photo.ts';
import { exchangeSizes, isWholeChosen, piecesError, reasonError, toExchangeSize } from './order-choices.ts';
import type { OrderEvent, orderMachine } from './order.machine.ts';

export {
  type CancelRequest,
  type InvoiceOpened,
  type OrderContext,
  type OrderEvent,
  PAYMENT_LOOK_MS,
  orderMachine,
} from './order.machine.ts';
export type { ReturnToSend } from './order-choices.ts';

/** The facts that the page of an order shows. */
export function orderView(snapshot: SnapshotFrom<typeof orderMachine>) {
  const { order, error, alert, reason, isReasonTouched, pieces, photos, photoError } = snapshot.context;
  const isReturning = snapshot.matches({ ready: 'explaining' }) || snapshot.matches({ ready: 'sendingBack' });
  const isCancelling = snapshot.matches({ ready: 'cancelling' });
  const isConfirming = isCancelling || snapshot.matches({ ready: 'confirming' });
  const words = alert === undefined ? undefined : { text: alert };
  const lines = leftLines(order?.items).map(({ lineKey, productName, size, left }) => ({
    lineKey,
    name: productName,
    size,
    left,
    chosen: pieces[lineKey] ?? 0,
  }));
  return {
    isMissing: snapshot.matches('missing'),
    order,
    error,
    alert: isReturning ? undefined : words,
    isConfirming,
    isCancelling,
    /** The pieces that are cancelled; none can be chosen where the order is cancelled as a whole. */
    cancellation: {
      lines: order?.canCancelPieces === true ? lines : [],
      piecesError: piecesError(snapshot.context),
      isWhole: isWholeChosen(snapshot.context),
    },
    isOpeningInvoice: snapshot.matches({ ready: 'openingInvoice' }),
    /** The payment of the order, while it is in progress. */
    payment: snapshot.children.payment,
    // Each button stays while its dialog is open, because the focus returns to it.
    canCancel: isConfirming || snapshot.can({ type: 'order.cancel' }),
    canReturn: isReturning || snapshot.can({ type: 'order.return' }),
    canPay: snapshot.can({ type: 'order.pay' }),
    /** The dialog in which the user gives the reason for a return. */
    giveBack: {
      isOpen: isReturning,
      isSending: snapshot.matches({ ready: 'sendingBack' }),
      reason,
      error: isReasonTouched ? reasonError(snapshot.context) : undefined,
      /** The lines that can be returned, and how many pieces of each are chosen. */
      lines,
      /** The lines that can be exchanged as they are chosen, with their sizes in stock; `size` is empty for a refund. */
      exchanges: lines.flatMap(({ lineKey, name, size: ordered }) => {
        const sizes = exchangeSizes(snapshot.context, lineKey);
        const size = toExchangeSize(snapshot.context, lineKey);
        return sizes.length === 0 ? [] : [{ lineKey, name, ordered, sizes, size }];
      }),
      piecesError: piecesError(snapshot.context),
      photos,
      photoError,
      canAddPhoto: photos.length < MAX_RETURN_PHOTOS,
      alert: isReturning ? words : undefined,
    },
  };
}

/** What a user can do with an order. */
export function orderVerbs(send: (event: OrderEvent) => void) {
  return {
    cancel: () => send({ type: 'order.cancel' }),
    confirmCancel: () => send({ type: 'cancel.confirm' }),
    dismissCancel: () => send({ type: 'cancel.dismiss' }),
    leaveCancel: () => send({ type: 'cancel.leave' }),
    giveBack: () => send({ type: 'order.return' }),
    changePieces: (lineKey: string, quantity: number) => send({ type: 'pieces.change', lineKey, quantity }),
    changeReason: (value: string) => send({ type: 'reason.change', value }),
    changeExchange: (lineKey: string, size: string) => send({ type: 'exchange.change', lineKey, size }),
    addPhoto: (photo: ChosenPhoto) => send({ type: 'photo.add', photo }),
    removePhoto: (address: string) => send({ type: 'photo.remove', address }),
    rejectPhoto: (address: string) => send({ type: 'photo.reject', address }),
    sendReturn: () => send({ type: 'return.send' }),
    dismissReturn: () => send({ type: 'return.dismiss' }),
    leaveReturn: () => send({ type: 'return.leave' }),
    openInvoice: () => send({ type: 'invoice.open' }),
    openCreditNote: (reversalId: string) => send({ type: 'creditNote.open', reversalId }),
    pay: () => send({ type: 'order.pay' }),
    leavePayment: () => send({ type: 'payment.leave' }),
    retry: () => send({ type: 'page.retry' }),
  };
}

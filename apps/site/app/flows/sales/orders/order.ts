import { orderMachine } from '@pgm/machines/sales/order';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { chosenFile } from '#app/kit/chosen-files.ts';
import { sitePaymentMachine } from '../payment/payment.ts';

/** The order machine with the site's implementations. */
export function siteOrderMachine(id: string) {
  return withPorts(orderMachine)({
    actors: {
      fetchOrder: fromPromise(async ({ signal }) => (await browserClient()).orders.get(id, signal)),
      cancelOrder: fromPromise(async ({ input: { items }, signal }) => {
        const { orders } = await browserClient();
        return items === undefined ? orders.cancel(id, signal) : orders.cancelPieces(id, { items }, signal);
      }),
      sendBack: fromPromise(async ({ input: { photos, ...request }, signal }) => {
        const images = photos.map(({ address }) => chosenFile(address));
        return (await browserClient()).orders.sendBack(id, { ...request, images }, signal);
      }),
      payment: sitePaymentMachine,
      openInvoice: fromPromise(async ({ input: { reversalId }, signal }) => {
        const { orders } = await browserClient();
        return reversalId === undefined
          ? orders.invoice(id, signal)
          : orders.creditNote(id, reversalId, signal);
      }),
    },
  });
}

import type { Language } from '@pgm/api/contract';
import { RestockMail } from '@pgm/ui/mails/restock-mail';
import * as z from 'zod';
import { defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

const Facts = z.object({ firstName: z.string(), productId: z.string(), productName: z.string() });

/** The message to a member who wanted to know when a product is back. */
export const restockMessage = defineMessage({
  kind: 'BACK_IN_STOCK',
  facts: Facts,
  toMail: (language, { firstName, origin, productId, productName }) => (
    <RestockMail
      firstName={firstName}
      productName={productName}
      href={toProductLink(origin, productId, language)}
      choicesHref={pageAddress(origin, '/manage/notifications/settings', language)}
    />
  ),
  toSms: ({ brandName, origin, productId, productName }) => ({
    text: `${brandName}: ${productName} is back in stock. ${toProductLink(origin, productId, 'en')}`,
    about: 'RESTOCK',
  }),
});

function toProductLink(origin: string, productId: string, language: Language): string {
  return pageAddress(origin, `/product-details-page/${productId}`, language);
}

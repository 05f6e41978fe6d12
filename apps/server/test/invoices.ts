import { openInvoice, openPackingSlips } from '@pgm/api/contract';
import { getDocumentProxy } from 'unpdf';
import type { Buyer } from './buyer.ts';
import type { TestApp } from './test-app.ts';

/** The seller in tests. */
export const SELLER = {
  name: 'Sample Marketing Private Limited',
  address: '5 Station Road, Sirathu 212217',
  state: 'Uttar Pradesh',
  gstin: '09ABCDE1234F1ZY',
};

/** The number and the address in a response. */
export async function invoiceIn(response: Response): Promise<{ number: string; url: string }> {
  return openInvoice.response.body.parse(await response.json()).data;
}

/** The address in a response to a request for packing slips. */
export async function slipsIn(response: Response): Promise<string> {
  return openPackingSlips.response.body.parse(await response.json()).data.url;
}

/** Opens the invoice of a buyer's order; returns its lines, page by page. */
export async function listPages(app: TestApp, buyer: Buyer, orderId: string): Promise<string[][]> {
  const { url } = await invoiceIn(await buyer.invoice(orderId));
  return readPages(new Uint8Array(await (await app.call(url)).arrayBuffer()));
}

/** The text of a PDF, by page and by line; a bar separates parts that stand apart within one line. */
export async function readPages(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(bytes);
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const words = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x = 0, y = 0] = item.transform.slice(4).map(Number);
      return { x, y: Math.round(y), text: item.str.replaceAll('\u00a0', ' ') };
    });
    const lines = Map.groupBy(words, ({ y }) => y);
    const fromTheTop = [...lines].toSorted(([a], [b]) => b - a).map(([, line]) => line);
    pages.push(
      fromTheTop.map((line) =>
        line
          .toSorted((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join(' | '),
      ),
    );
  }
  return pages;
}

import { type CartItem, MOST_OF_A_PRODUCT } from '@pgm/api/contract';

/** A product as it is put into the cart. */
export type CartProduct = Omit<CartItem, 'id' | 'quantity' | 'addedPrice'>;

/** A line of the cart as this browser knows it. How many it shows is for {@link quantityOf} to say. */
export interface CartLine extends CartProduct {
  /** The server's id; undefined while the server does not know the line. */
  readonly id: string | undefined;
  /** Rupees, as of when it was put into the cart. */
  readonly addedPrice: number;
  /** How many the server knows of. */
  readonly saved: number;
  /** How many more, or fewer, were chosen here and not sent: that happens with the order. */
  readonly change: number;
  /** How many are on their way to the server. */
  readonly pending: number;
}

/** How many more, or fewer, of a product were chosen than the server knows of. */
export type CartChange = Pick<CartLine, 'productId' | 'change'>;

/** How many of a product the cart shows. */
export function quantityOf({ saved, change, pending }: CartLine): number {
  return saved + change + pending;
}

/** The most that may be chosen of a product: what is left of it, and never an absurd number. */
export function mostOf({ stock }: Pick<CartProduct, 'stock'>): number {
  return Math.min(MOST_OF_A_PRODUCT, stock.quantity);
}

/** Lines that only this browser knows: what a guest has chosen. */
export function guestLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ id, pending }) => id === undefined && pending === 0);
}

/** So many of a product, as they are put into the cart. */
export interface Addition {
  readonly product: CartProduct;
  readonly quantity: number;
}

/** The lines with more of a product; `how` says whether it stays here or is on its way to the server. */
export function withMore(
  lines: readonly CartLine[],
  { product, quantity }: Addition,
  how: 'change' | 'pending',
): CartLine[] {
  const fresh: CartLine = {
    ...product,
    id: undefined,
    addedPrice: product.productPrice,
    saved: 0,
    change: 0,
    pending: 0,
  };
  const isNew = lines.every(({ productId }) => productId !== product.productId);
  return changed(isNew ? [...lines, fresh] : lines, product.productId, (line) => ({
    ...line,
    [how]: line[how] + quantity,
  }));
}

/** The lines with what was chosen before they were known. */
export function withLines(lines: readonly CartLine[], chosen: readonly CartLine[]): readonly CartLine[] {
  return chosen.reduce<readonly CartLine[]>((all, line) => {
    const isNew = all.every(({ productId }) => productId !== line.productId);
    return isNew ? [...all, line] : withChange(all, line.productId, line.change);
  }, lines);
}

/** The lines after something did not get to the server: without it, and without the line if that is empty now. */
export function withoutPending(
  lines: readonly CartLine[],
  { product: { productId }, quantity }: Addition,
): CartLine[] {
  const undone = changed(lines, productId, (line) => ({ ...line, pending: line.pending - quantity }));
  return undone.filter((line) => quantityOf(line) > 0);
}

/** The lines with `by` more of a product, within what can be had. */
export function withChange(lines: readonly CartLine[], productId: string, by: number): CartLine[] {
  return changed(lines, productId, (line) => {
    const wanted = Math.max(1, Math.min(quantityOf(line) + by, Math.max(mostOf(line), quantityOf(line))));
    return { ...line, change: line.change + wanted - quantityOf(line) };
  });
}

export function withoutLine(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.productId !== productId);
}

/** What the server says, with what was chosen here and not sent applied to it again, product by product. */
export function replaced(
  lines: readonly (CartChange & Partial<Pick<CartLine, 'pending'>>)[],
  items: readonly CartItem[],
): CartLine[] {
  return items.map(({ id, quantity, ...product }) => {
    const known = lines.find(({ productId }) => productId === product.productId);
    const change = Math.max(known?.change ?? 0, 1 - quantity);
    return { ...product, id, saved: quantity, change, pending: known?.pending ?? 0 };
  });
}

/**
 * What the server says after it has taken over the guest's lines: what was chosen of those is in it already.
 * @param away what the member had chosen before
 */
export function merged(
  lines: readonly CartLine[],
  items: readonly CartItem[],
  away: readonly CartChange[] = [],
): CartLine[] {
  const others = lines.filter(({ id }) => id !== undefined);
  return replaced([...others, ...away], items);
}

function changed(
  lines: readonly CartLine[],
  productId: string,
  change: (line: CartLine) => CartLine,
): CartLine[] {
  return lines.map((line) => (line.productId === productId ? change(line) : line));
}

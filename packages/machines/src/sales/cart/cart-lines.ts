import { type CartItem, MAX_PER_PRODUCT, toLineKey } from '@pgm/api/contract';

/** A product to put into the cart. */
export type CartProduct = Omit<CartItem, 'id' | 'quantity' | 'addedPrice'>;

/** A line of the cart as this browser knows it. {@link toQuantity} gives the quantity to show. */
export interface CartLine extends CartProduct {
  /** The server's id; undefined while the server does not have the line. */
  readonly id: string | undefined;
  /** The price in rupees at the time when the product was put into the cart. */
  readonly addedPrice: number;
  /** The quantity that the server has. */
  readonly saved: number;
  /** The change of the quantity that was made here and is not sent; it is sent with the order. */
  readonly change: number;
  /** The quantity that is being sent to the server. */
  readonly pending: number;
}

/** The difference between the selected quantity of a product and the server's quantity. */
export type CartChange = Pick<CartLine, 'productId' | 'size' | 'change'>;

/** The quantity of a product that the cart shows. */
export function toQuantity({ saved, change, pending }: CartLine): number {
  return saved + change + pending;
}

/** The maximum quantity of a product: its stock, within the general limit of a cart. */
export function toMaxQuantity({ stock }: Pick<CartProduct, 'stock'>): number {
  return Math.min(MAX_PER_PRODUCT, stock.quantity);
}

/** The lines that only this browser knows: the selection of a guest. */
export function guestLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ id, pending }) => id === undefined && pending === 0);
}

/** A product and the quantity to add to the cart. */
export interface Addition {
  readonly product: CartProduct;
  readonly quantity: number;
  /** Whether it leaves the wishlist once it is in the cart. Default: no. */
  readonly isMove?: boolean | undefined;
}

/**
 * The lines with more of a product; `how` states whether the quantity stays here or is being sent to the server.
 */
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
  const key = toLineKey(product);
  const isNew = lines.every((line) => toLineKey(line) !== key);
  return changed(isNew ? [...lines, fresh] : lines, key, (line) => ({
    ...line,
    [how]: line[how] + quantity,
  }));
}

/**
 * Where more of a product is added: for a guest here, for a member on the server, which knows the stock best. The server
 * does not have a quantity that was changed here, so such a product is added here if it would be too many there, and nowhere
 * if it is too many.
 */
export function toPlace(
  { lines, userId }: { readonly lines: readonly CartLine[]; readonly userId: string | undefined },
  { product, quantity }: Addition,
): 'here' | 'server' | 'nowhere' {
  const isGuest = userId === undefined;
  const key = toLineKey(product);
  const line = lines.find((one) => toLineKey(one) === key);
  const change = line?.change ?? 0;
  if (!isGuest && change === 0) return 'server';
  const wanted = (line ? toQuantity(line) : 0) + quantity;
  if (wanted > toMaxQuantity(product)) return 'nowhere';
  return isGuest || wanted - change > toMaxQuantity(product) ? 'here' : 'server';
}

/** Why a cart has no room for more of a product; English, for `t()`. */
export function toLimitReason({ stock: { quantity } }: Pick<CartProduct, 'stock'>): string {
  if (quantity === 0) return 'This product is sold out.';
  return quantity < MAX_PER_PRODUCT ? `Only ${quantity} left` : `Quantity must be at most ${MAX_PER_PRODUCT}`;
}

/**
 * The lines after a change did not reach the server: without that change, and without the line if it is empty
 * now.
 */
export function withoutPending(lines: readonly CartLine[], { product, quantity }: Addition): CartLine[] {
  const undone = changed(lines, toLineKey(product), (line) => ({
    ...line,
    pending: line.pending - quantity,
  }));
  return undone.filter((line) => toQuantity(line) > 0);
}

/** The lines with `by` more in one of them, within the available stock. */
export function withChange(lines: readonly CartLine[], lineKey: string, by: number): CartLine[] {
  return changed(lines, lineKey, (line) => {
    const wanted = Math.max(
      1,
      Math.min(toQuantity(line) + by, Math.max(toMaxQuantity(line), toQuantity(line))),
    );
    return { ...line, change: line.change + wanted - toQuantity(line) };
  });
}

/** The lines with as many in one of them as there are. */
export function withLimit(lines: readonly CartLine[], lineKey: string): CartLine[] {
  return changed(lines, lineKey, (line) => {
    const excess = Math.max(0, toQuantity(line) - Math.max(1, toMaxQuantity(line)));
    return { ...line, change: line.change - excess };
  });
}

export function removeLine(lines: readonly CartLine[], lineKey: string): CartLine[] {
  return lines.filter((line) => toLineKey(line) !== lineKey);
}

/** The lines of the server, with the unsent changes of this browser applied again to each product. */
export function replaced(
  lines: readonly (CartChange & Partial<Pick<CartLine, 'pending'>>)[],
  items: readonly CartItem[],
): CartLine[] {
  return items.map(({ id, quantity, ...product }) => {
    const key = toLineKey(product);
    const known = lines.find((line) => toLineKey(line) === key);
    const change = Math.max(known?.change ?? 0, 1 - quantity);
    return { ...product, id, saved: quantity, change, pending: known?.pending ?? 0 };
  });
}

/**
 * The lines of the server after it has merged the guest's lines; the guest's quantities are already included.
 * @param away the unsent changes that the member made before
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
  lineKey: string,
  change: (line: CartLine) => CartLine,
): CartLine[] {
  return lines.map((line) => (toLineKey(line) === lineKey ? change(line) : line));
}

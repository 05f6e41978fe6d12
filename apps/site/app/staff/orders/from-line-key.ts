/** The product and the size of a line, by its key. */
export function fromLineKey(lineKey: string) {
  const [productId = '', ...size] = lineKey.split(' ');
  return { productId, ...(size.length > 0 && { size: size.join(' ') }) };
}

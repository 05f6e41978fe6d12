import { endpoints } from '@pgm/api/contract';

/** The calls of the contract; those without a parameter in their path come first. */
const patterns = endpoints
  .map(({ operation, method, path }) => ({
    operation,
    method,
    isExact: !path.includes('{'),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => Number(b.isExact) - Number(a.isExact));

/** The operation that a request calls; undefined for a request that is no call of the contract. */
export function toOperation(method: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://shop.example');
  return patterns.find((one) => one.method === method && one.path.test(pathname))?.operation;
}

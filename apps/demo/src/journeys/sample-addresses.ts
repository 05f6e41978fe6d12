import { type Address, createAddress, fail, listAddresses, ok, updateAddress } from '@pgm/api/contract';
import { type SampleRoute, handles } from './sample-server.ts';

/** An address book that is empty at first. */
export function sampleAddresses(): SampleRoute[] {
  const addresses: Address[] = [];
  return [
    handles(listAddresses, () => ok([...addresses])),
    handles(createAddress, ({ body }) => {
      const address = { ...body, id: crypto.randomUUID() };
      addresses.push(address);
      return ok(address);
    }),
    handles(updateAddress, ({ params, body }) => {
      const at = addresses.findIndex(({ id }) => id === params.id);
      if (at === -1) return fail({ code: 'notFound', message: 'Not found' } as const);
      const address = { ...body, id: params.id };
      addresses[at] = address;
      return ok(address);
    }),
  ];
}

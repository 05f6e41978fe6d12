import { Address, type AddressDetails } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { AppCalls } from './test-app.ts';

/** An address with a value in every field. */
export const DETAILS: AddressDetails = {
  name: 'Sunita Verma',
  phone_number: '9876543210',
  email: 'sunita@example.in',
  street_address: '7 Station Road',
  additional_address_line: 'Flat 3',
  city: 'Kanpur',
  state: 'Uttar Pradesh',
  postal_code: '208001',
  country: 'Nepal',
  landmarks: ['Behind the "old" mill', 'हनुमान मंदिर, {gate 2}'],
  type: 'OFFICE',
  isDefault: false,
  latitude: 26.449923,
  longitude: -80.331874,
};

/** A member with delivery addresses, or a guest: the calls on addresses, with their token. */
export class Addressee {
  readonly #app: AppCalls;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: AppCalls, token?: string) {
    this.#app = app;
    this.#headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: AppCalls, username: string): Promise<Addressee> {
    return new Addressee(app, (await logIn(app, username)).token);
  }

  get(): Promise<Response> {
    return this.#app.call('/addresses', { headers: this.#headers });
  }

  create(more: object = {}): Promise<Response> {
    return this.#app.post('/addresses', { ...DETAILS, ...more }, this.#headers);
  }

  /** Sends exactly this body as a new address. */
  send(body: unknown): Promise<Response> {
    return this.#app.post('/addresses', body, this.#headers);
  }

  /** Replaces an address; a text is sent as the exact body. */
  replace(id: string, more: object | string = {}): Promise<Response> {
    return this.#app.call(`/addresses/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...this.#headers },
      body: typeof more === 'string' ? more : JSON.stringify({ ...DETAILS, ...more }),
    });
  }

  remove(id: string): Promise<Response> {
    return this.#app.call(`/addresses/${id}`, { method: 'DELETE', headers: this.#headers });
  }

  /** Adds an address with this name, a second after the previous one. */
  async add(name: string, more: object = {}): Promise<Address> {
    this.#app.clock.now += 1000;
    return toAddress(await this.create({ name, ...more }));
  }

  /** Their addresses, in the order of the list. */
  async list(): Promise<Address[]> {
    return z.array(Address).parse(await (await this.get()).json());
  }

  /** The names on their addresses, with a star at the default one. */
  async names(): Promise<string[]> {
    return (await this.list()).map(({ name, isDefault }) => (isDefault ? `${name}*` : name));
  }
}

/** The address in a response. */
export async function toAddress(response: Response): Promise<Address> {
  return Address.parse(await response.json());
}

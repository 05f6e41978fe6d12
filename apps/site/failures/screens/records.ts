import { endpoints } from '@pgm/api/contract';
import type { APIResponse } from '@playwright/test';
import * as z from 'zod/mini';
import { ADDRESS } from '../../e2e/checkout-steps.ts';
import { freshMobile } from '../../e2e/outbox.ts';
import { sampleImage } from '../../e2e/sample-image.ts';
import { toProduct } from '../../e2e/shopping.ts';
import type { Visit } from '../screen.ts';

const Rows = z.object({ data: z.array(z.object({ id: z.string() })) });
const Row = z.object({ data: z.object({ id: z.string() }) });

/** The path of a call without parameters in its path. */
function toPath(call: string): string {
  const found = endpoints.find(({ operation }) => operation === call);
  if (found === undefined) throw new Error(`The contract has no call '${call}'`);
  return found.path;
}

/** The id of the first record that a list of staff shows for a search. */
export async function findId({ page, headers }: Visit, call: string, search = ''): Promise<string> {
  const query = search === '' ? '' : `?search=${encodeURIComponent(search)}`;
  const response = await page.request.get(toPath(call) + query, { headers });
  const [first] = Rows.parse(await response.json()).data;
  if (first === undefined) throw new Error(`${call} lists nothing for '${search}'`);
  return first.id;
}

/** A name that no other record has. */
export const freshName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** The id of a lead that a visitor has just sent. */
export async function newLead(visit: Visit): Promise<string> {
  const name = freshName('Lead').replaceAll(/\d/g, 'x').replaceAll('-', ' ');
  await send(visit, '/contacts', {
    name,
    mobile: freshMobile(),
    email: `${crypto.randomUUID().slice(0, 8)}@example.in`,
    state: 'Bihar',
  });
  return findId(visit, 'listStaffLeads', name);
}

/** The id of a grievance that a visitor has just filed. */
export async function newGrievance(visit: Visit): Promise<string> {
  const text = freshName('The parcel was left with a neighbour');
  const filed = await send(visit, '/grievances', {
    name: 'Rekha Singh',
    mobile: freshMobile(),
    category: 'DELIVERY',
    text,
  });
  const { data } = z.object({ data: z.object({ number: z.string() }) }).parse(filed);
  return findId(visit, 'listGrievances', data.number);
}

/** The id of a question that a member has just asked about a product. */
export async function newProductQuestion(visit: Visit): Promise<string> {
  const product = await findId(visit, 'listProducts');
  const member = await newMember(visit);
  await send(
    visit,
    `/api/products/${product}/questions`,
    { text: freshName('How should I store it') },
    member.headers,
  );
  return findId(visit, 'listStaffProductQuestions');
}

/** The id of a request that a member has just made. */
export async function newRequest(visit: Visit): Promise<string> {
  const { headers } = await newMember(visit);
  const raised = await send(
    visit,
    '/requests',
    { kind: 'PROFILE_CORRECTION', field: 'LAST_NAME', text: 'Verma' },
    headers,
  );
  return Row.parse(raised).data.id;
}

/** A member who has just signed up. */
export async function newMember({ page }: Visit) {
  const username = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const password = 'neem4tea';
  const data = { name: 'Kiran Devi', email: `${username}@example.in`, username, password };
  await page.request.post('/auth/register', { data: { ...data, confirmPassword: password } });
  const response = await page.request.post('/auth/login', { data: { usernameOrEmail: username, password } });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { username, headers: { Authorization: `Bearer ${token}` } };
}

/** The id of an order that the member has just placed, and has not paid. */
export async function placeOrder(visit: Visit): Promise<string> {
  const { page, headers } = visit;
  const { id: productId } = await toProduct(page, 3);
  const added = await send(visit, '/addresses', ADDRESS, headers);
  const { id: addressId } = z.object({ id: z.string() }).parse(added);
  const order = {
    items: [{ productId, quantity: 1 }],
    addressId,
    delivery: 'STANDARD',
    payment: { method: 'UPI' },
  };
  const quoted = await send(visit, '/api/orders/quote', order, headers);
  const { total } = z.object({ data: z.object({ total: z.number() }) }).parse(quoted).data;
  const key = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  return Row.parse(await send(visit, '/api/orders', { ...order, total }, key)).data.id;
}

/** The id of an image that staff have just uploaded. */
export async function newImage({ page, headers }: Visit): Promise<string> {
  const file = sampleImage('image.png');
  const response = await page.request.post(toPath('uploadMedia'), {
    headers,
    multipart: { alternative: freshName('Bees'), alternativeInHindi: 'मधुमक्खियाँ', file },
  });
  return Row.parse(await read(response)).data.id;
}

/** The id of bank details that a member has just entered. */
export async function newBankDetails(visit: Visit): Promise<string> {
  const { username, headers } = await newMember(visit);
  const number = `4${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`;
  const response = await visit.page.request.put('/api/bank-details', {
    headers,
    data: {
      holder: 'Kiran Devi',
      accountNumber: number,
      repeatedNumber: number,
      ifsc: 'SBIN0001234',
      pan: 'ABCPK1234L',
      password: 'neem4tea',
    },
  });
  await read(response);
  return findId(visit, 'listMemberBankDetails', username);
}

async function send(
  { page }: Visit,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return read(await page.request.post(path, { data, headers }));
}

/** The body of a response; an error fails with its text. */
async function read(response: APIResponse): Promise<unknown> {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response.json();
}

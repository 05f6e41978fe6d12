import * as z from 'zod';
import { noise } from '../../../apps/server/test/generated-photo.ts';

/** What the sample member 'asha' sends beside a photo. */
const PROFILE = {
  firstName: 'Asha',
  lastName: 'Mishra',
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  gender: 'FEMALE',
  dob: '1991-03-14T00:00:00.000Z',
};

const Session = z.object({ token: z.string(), user: z.object({ id: z.string() }) });
const Profile = z.object({ imageUrl: z.string() });

/** Logs in as the sample member 'asha' and uploads a photo; throws where that is not possible. Returns its path. */
export async function uploadPhoto(address: string): Promise<string> {
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: 'asha', password: 'demo1234' }),
  });
  const { token, user } = Session.parse(await read(login));
  const body = new FormData();
  for (const [name, value] of Object.entries(PROFILE)) body.set(name, value);
  const photo = await noise(400, 400).jpeg().toBuffer();
  body.set('imageUrl', new File([photo], 'asha.jpg', { type: 'image/jpeg' }));
  const upload = await fetch(`${address}/user/${user.id}/patch`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return Profile.parse(await read(upload)).imageUrl;
}

async function read(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`${response.url} failed with ${response.status}: ${await response.text()}`);
}

import { eq } from 'drizzle-orm';
import { addresses } from '../members/address/address.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { users } from '../auth/user/user.schema.ts';

/** Gives the sample member asha two addresses when the database has none; the local profile only. */
export async function seedAddresses(db: Database, now: number): Promise<void> {
  const userId = sampleId('user/asha');
  if ((await db.$count(users, eq(users.id, userId))) === 0 || (await db.$count(addresses)) > 0) return;
  const createdAt = new Date(now);
  await db.insert(addresses).values(
    sampleAddresses.map((address) => ({
      ...address,
      id: sampleId(`address/asha/${address.type}`),
      userId,
      phoneNumber: '9000000001',
      email: 'asha@example.in',
      city: 'Lucknow',
      state: 'Uttar Pradesh',
      postalCode: '226001',
      country: 'India',
      latitude: 0,
      longitude: 0,
      createdAt,
    })),
  );
}

const sampleAddresses = [
  {
    name: 'Asha Mishra',
    streetAddress: '12 Park Road, Hazratganj',
    additionalAddressLine: 'Second floor',
    landmarks: ['Opposite the General Post Office'],
    type: 'HOME' as const,
    isDefault: true,
  },
  {
    name: 'Asha Mishra',
    streetAddress: '4 Vidhan Sabha Marg',
    additionalAddressLine: 'Room 21',
    landmarks: [],
    type: 'OFFICE' as const,
    isDefault: false,
  },
];

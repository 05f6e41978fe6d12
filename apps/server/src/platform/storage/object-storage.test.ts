import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { passToNextHour } from '../../../test/identity.ts';
import { type TestStorage, openTestStorage } from '../../../test/object-storage.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { TestApp } from '../../../test/test-app.ts';
import { openLog } from '../log/logger.ts';
import { readConfig } from '../config.ts';
import { openStorage } from './open-storage.ts';
import { s3Options, storageSettings } from './storage-settings.ts';

describe('object storage', () => {
  const apps = [new TestApp(), new TestApp()] as const;
  let storage: TestStorage;
  let photo: File;

  beforeAll(async () => {
    storage = await openTestStorage();
    await Promise.all(apps.map((app) => app.open(storage.environment)));
    photo = chosen(await noise(120, 80).jpeg().toBuffer());
  });
  afterEach(() => {
    storage.isDown = false;
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await storage.stop();
  });

  const load = async (app: TestApp, address: string) => {
    const response = await app.call(address);
    return [response.status, Buffer.from(await response.arrayBuffer()).length] as const;
  };
  const savedPhoto = async () => {
    passToNextHour(apps[0]);
    const asha = await ProfileOwner.logIn(apps[0], 'asha');
    return { asha, address: (await asha.change({ imageUrl: photo })).imageUrl ?? '' };
  };

  it('has a photo for every process as soon as one has stored it, and none after its deletion', async () => {
    const { asha, address } = await savedPhoto();
    const [status, length] = await load(apps[1], address);
    expect([status, length > 1000]).toEqual([200, true]);
    expect(await load(apps[0], address)).toEqual([200, length]);
    const key = address.split('/').slice(2, 4).join('/');
    expect((await storage.keys()).personal).toEqual([`originals/${key}`, `variants/${key}/640.webp`]);
    const next = (await asha.change({ imageUrl: photo })).imageUrl ?? '';
    await apps[0].idle();
    for (const app of apps) expect((await load(app, address))[0]).toBe(404);
    const nextKey = next.split('/').slice(2, 4).join('/');
    expect(await storage.keys()).toEqual({ shared: [], personal: [`originals/${nextKey}`] });
  });

  it('gets only requests with a signature that AWS would accept', () => {
    expect(storage.forged()).toBe(0);
  });

  it('that is down makes images fail with 503, and nothing else', async () => {
    const { asha, address } = await savedPhoto();
    storage.isDown = true;
    const image = await apps[1].call(address);
    expect([image.status, image.headers.get('Retry-After'), image.headers.get('Cache-Control')]).toEqual([
      503,
      '5',
      null,
    ]);
    expect((await asha.patch({ imageUrl: photo })).status).toBe(503);
    expect((await asha.now()).imageUrl).toBe(address);
    expect((await apps[1].call('/api/products')).status).toBe(200);
    storage.isDown = false;
    expect((await load(apps[1], address))[0]).toBe(200);
  });

  it('must have its buckets, with a key that may use them, or the server does not start', async () => {
    const start = async (changes: Readonly<Record<string, string>>) => {
      const config = readConfig({ ...storage.environment, ...changes });
      await openStorage(config, openLog({ ...config, logLevel: 'silent' }));
    };
    await start({});
    for (const setting of ['S3_BUCKET', 'S3_PRIVATE_BUCKET'])
      await expect(start({ [setting]: 'nowhere' })).rejects.toThrow(
        `${setting}: the storage at S3_ENDPOINT has no such bucket, or S3_ACCESS_KEY_ID may not use it.`,
      );
    await expect(start({ S3_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow('S3_BUCKET: the storage');
    storage.isDown = true;
    await start({});
  });
});

describe('the settings of object storage', () => {
  const Settings = z.object(storageSettings);
  const KEYS = {
    S3_ENDPOINT: 'https://s3.example.in/',
    S3_BUCKET: 'shop-images',
    S3_PRIVATE_BUCKET: 'shop-personal',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('may all be missing', () => {
    expect(s3Options(Settings.parse({}))).toBeUndefined();
  });

  it('describe two buckets, never a single one for both kinds of files', () => {
    expect(s3Options(Settings.parse(KEYS))).toEqual({
      endpoint: 'https://s3.example.in',
      region: 'us-east-1',
      bucket: 'shop-images',
      privateBucket: 'shop-personal',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => s3Options(Settings.parse({ ...KEYS, S3_PRIVATE_BUCKET: 'shop-images' }))).toThrow(
      'S3_PRIVATE_BUCKET must be another bucket than S3_BUCKET.',
    );
  });

  it.each([
    's3.example.in',
    'https://s3.example.in/shop',
    'ftp://s3.example.in',
    'https://me:pw@s3.example.in',
  ])('reject the address %s', (address) => {
    expect(Settings.safeParse({ S3_ENDPOINT: address }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { recordingLog } from '../../../test/recording-log.ts';
import { firebaseOptions, firebaseSettings } from './firebase-settings.ts';
import { openFirebase } from './open-firebase.ts';

const Settings = z.object(firebaseSettings);
const PROJECT = {
  FIREBASE_API_KEY: 'AIzaSy-x_1',
  FIREBASE_AUTH_DOMAIN: 'shop-1a2b3.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'shop-1a2b3',
};

describe('the settings of Firebase', () => {
  it('may all be missing', () => {
    expect(firebaseOptions(Settings.parse({}))).toBeUndefined();
  });

  it('together describe a project', () => {
    expect(firebaseOptions(Settings.parse(PROJECT))).toEqual({
      apiKey: 'AIzaSy-x_1',
      authDomain: 'shop-1a2b3.firebaseapp.com',
      projectId: 'shop-1a2b3',
    });
  });

  it.each([
    [{ FIREBASE_API_KEY: 'a key' }, "must be the project's web API key"],
    [{ FIREBASE_AUTH_DOMAIN: 'https://shop.example.in' }, 'must be a host such as shop.firebaseapp.com'],
    [
      { FIREBASE_AUTH_DOMAIN: 'shop.example.in; script-src *' },
      'must be a host such as shop.firebaseapp.com',
    ],
    [{ FIREBASE_PROJECT_ID: 'shop/1' }, 'must be the id of a project, such as shop-1a2b3'],
  ])('are rejected: %j', (change, message) => {
    const { error } = Settings.safeParse({ ...PROJECT, ...change });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('the keys of Firebase', () => {
  const firebase = { apiKey: 'x', authDomain: 'shop.example.in', projectId: 'shop' };
  const open = (url: string) =>
    openFirebase({ firebase }, recordingLog().log, Date.now, { url: new URL(url) });

  it('may come from this machine instead of Google', () => {
    expect(open('http://127.0.0.1:4000/keys')).toBeDefined();
  });

  it.each(['https://keys.example.in', 'http://127.0.0.1.example.in'])('never come from %s', (url) => {
    expect(() => open(url)).toThrow('only Google may say what its keys are');
  });
});

import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import { AccountEmail, LeadForm, endpoints, fieldErrors, imageAddress, imageSources } from './index.ts';

describe('the contract', () => {
  it('lists every exported endpoint', () => {
    const exported = Object.values(contract).filter(
      (value) => value instanceof Object && 'operation' in value,
    );
    expect(new Set(endpoints)).toEqual(new Set(exported));
  });

  it('exports every endpoint by the name of its operation', () => {
    const others = Object.entries(contract).filter(
      ([name, value]) => value instanceof Object && 'operation' in value && value.operation !== name,
    );
    expect(others).toEqual([]);
  });

  it('declares parameters for every path that has some, and for no other path', () => {
    const declared = endpoints.filter(({ params }) => params !== undefined);
    expect(declared).toEqual(endpoints.filter(({ path }) => path.includes('{')));
  });

  it('returns the first error of each field', () => {
    expect(fieldErrors(LeadForm, { name: '', mobile: '', email: 'x', state: 'Bihar' })).toEqual({
      name: 'Name is required',
      mobile: 'Mobile number is required',
      email: 'Invalid email format',
    });
  });

  it('rejects a text that is far too long before a pattern checks it', () => {
    const endless = `a@${'.'.repeat(60_000)}@`;
    expect(AccountEmail.safeParse(endless).error?.issues.map(({ message }) => message)).toEqual([
      'Email must be at most 254 characters',
    ]);
  });

  it('derives the other sizes of an image from its address', () => {
    const image = { url: '/media/products/honey-front/640.webp' };
    expect(imageAddress(image, 'social.jpg')).toBe('/media/products/honey-front/social.jpg');
    expect(imageSources(image, [320, 640])).toEqual([
      {
        type: 'image/avif',
        srcSet: '/media/products/honey-front/320.avif 320w, /media/products/honey-front/640.avif 640w',
      },
    ]);
  });
});

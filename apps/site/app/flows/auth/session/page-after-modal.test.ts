import { describe, expect, it } from 'vitest';
import { pageAfterModal } from './page-after-modal.ts';

describe('the page after the login modal', () => {
  it('is the page below it after a login', () => {
    expect(pageAfterModal({ path: '/products/', isSignUp: false, reason: undefined })).toEqual({
      path: '/products/',
    });
  });

  it('is the welcome after a sign-up, with the way back', () => {
    expect(pageAfterModal({ path: '/products/?sort=name', isSignUp: true, reason: undefined })).toEqual({
      path: '/manage/welcome',
      from: '/products/?sort=name',
    });
  });

  it.each([
    ['/checkout?step=review', undefined],
    ['/manage/orders', undefined],
    ['/product-details-page/1', 'Log in so that we can tell you'],
  ])('is %s after a sign-up that it waited for', (path, reason) => {
    expect(pageAfterModal({ path, isSignUp: true, reason })).toEqual({ path });
  });
});

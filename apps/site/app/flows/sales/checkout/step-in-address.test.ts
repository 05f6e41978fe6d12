import { describe, expect, it } from 'vitest';
import { stepInAddress, toStepNavigation } from './step-in-address.ts';

describe('the step in the address of the checkout', () => {
  it.each([
    ['?step=review', 'review'],
    ['?coupon=WELCOME10&step=placed', 'placed'],
    ['?step=gift', 'address'],
    ['', 'address'],
  ])('of %j is %s', (search, step) => {
    expect(stepInAddress(search)).toBe(step);
  });

  it.each([true, false])('stays when it is the shown step, requested: %s', (isRequested) => {
    expect(toStepNavigation({ step: 'delivery', isRequested }, 'delivery')).toBeUndefined();
  });

  it('is corrected when the checkout shows another step than the requested one', () => {
    expect(toStepNavigation({ step: 'review', isRequested: true }, 'address')).toEqual({
      search: '?step=address',
      replace: true,
    });
  });

  it('gets an entry in the history when the checkout goes on', () => {
    expect(toStepNavigation({ step: 'address', isRequested: false }, 'delivery')).toEqual({
      search: '?step=delivery',
      replace: false,
    });
  });
});

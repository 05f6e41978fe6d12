import type { SnapshotFrom } from 'xstate';
import type { CouponsEvent, couponsMachine } from './coupons.machine.ts';

/** The facts that the list of coupons shows. */
export function couponsView(snapshot: SnapshotFrom<typeof couponsMachine>) {
  const { coupons, error } = snapshot.context;
  return { status: snapshot.value, coupons: snapshot.matches('ready') ? coupons : [], error };
}

/** What can happen to the list, as functions. */
export function couponsVerbs(send: (event: CouponsEvent) => void) {
  return {
    retry: () => send({ type: 'coupons.retry' }),
    use: (code: string) => send({ type: 'coupon.use', code }),
    viewerChanged: () => send({ type: 'viewer.changed' }),
  };
}

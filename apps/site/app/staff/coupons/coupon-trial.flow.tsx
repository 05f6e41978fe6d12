import type { StaffCoupon } from '@pgm/api/contract';
import { couponTrialMachine, couponTrialVerbs, couponTrialView } from '@pgm/machines/staff/coupon-trial';
import { withPorts } from '@pgm/machines/kit';
import { Dialog } from '@pgm/ui/primitives/dialog';
import { CouponTrial } from '@pgm/ui/staff/coupon-trial';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import type { RowDialog, RowDialogProps } from '../kit/resource.types.ts';
import { useRowOfAddress } from '../kit/use-address-change.ts';
import { staffClient } from '../kit/staff-client.ts';
import { ProductPicker } from '../products/product-picker.tsx';

/** The trial of a coupon with the site's implementation. */
export function siteCouponTrialMachine(couponId: string) {
  return withPorts(couponTrialMachine)({
    actors: {
      quoteTrial: fromPromise(({ input, signal }) => {
        if (input === undefined) throw new Error('only a valid cart is quoted');
        return staffClient().coupons.try(couponId, input, signal);
      }),
    },
  });
}

/** The dialog in which a coupon is tried on a sample cart; `?try=` and the id open it. */
export const trialDialog: RowDialog<StaffCoupon> = { param: 'try', label: 'Try it', Dialog: TrialDialog };

function TrialDialog({ rows, toName }: RowDialogProps<StaffCoupon>) {
  const { row: coupon, close } = useRowOfAddress(trialDialog, rows);
  return (
    <Dialog
      open={coupon !== undefined}
      title={trialDialog.label}
      {...(coupon && { description: toName(coupon) })}
      onClose={close}
    >
      {coupon && <CouponTrialFlow key={coupon.id} couponId={coupon.id} />}
    </Dialog>
  );
}

function CouponTrialFlow({ couponId }: { readonly couponId: string }) {
  const machine = useMemo(() => siteCouponTrialMachine(couponId), [couponId]);
  return <CouponTrialScreen actor={useActorRef(machine)} />;
}

/** The sample cart for any state of its actor. */
export function CouponTrialScreen({ actor }: { readonly actor: ActorRefFrom<typeof couponTrialMachine> }) {
  const [facts, { add, remove, changeQuantity, changeHasOrdered, start }] = useFlow(
    actor,
    couponTrialView,
    couponTrialVerbs,
  );
  return (
    <CouponTrial
      {...facts}
      picker={<ProductPicker label="Add a product" onPick={({ id, name }) => add(id, name)} />}
      onQuantityChange={changeQuantity}
      onRemove={remove}
      onHasOrderedChange={changeHasOrdered}
      onTry={start}
    />
  );
}

import { DELIVERY, type Order, PAYMENT_MINUTES, type Quote } from '@pgm/api/contract';
import { type checkoutMachine, checkoutVerbs, checkoutView } from '@pgm/machines/checkout';
import { Button } from '@pgm/ui/button';
import { Checkout, type CheckoutOrder, type CheckoutQuote } from '@pgm/ui/checkout';
import { CouponBox } from '@pgm/ui/coupon-box';
import { useLanguage } from '@pgm/ui/language';
import { TextLink } from '@pgm/ui/link';
import { PaymentPanel } from '@pgm/ui/payment-panel';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { pictureOf } from '#app/shared/shelf-product.ts';
import { PaymentScreen } from '../payment/payment.flow.tsx';

interface CheckoutScreenProps {
  readonly actor: ActorRefFrom<typeof checkoutMachine>;
  readonly onAddAddress?: () => void;
}

/** The checkout in whatever state its actor is. */
export function CheckoutScreen({ actor, onAddAddress }: CheckoutScreenProps) {
  const { t } = useLanguage();
  const { step, quote, order, coupon, payment, ...facts } = checkoutView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const verbs = checkoutVerbs(actor.send);
  if (step === 'pay')
    return (
      payment && (
        <PaymentScreen actor={payment} orderNumber={order?.number} leave={<OrderLink order={order} />} />
      )
    );
  if (step === 'lapsed') return <LapsedPayment order={order} />;
  return (
    <Checkout
      {...facts}
      step={step}
      addAddress={
        // Without an address, adding one is the one thing to do.
        <Button variant={facts.addresses.length === 0 ? 'primary' : 'secondary'} onClick={onAddAddress}>
          {t('Add New Address')}
        </Button>
      }
      addressesHref="/manage/addresses"
      cartHref="/manage/cart"
      shopHref="/products"
      couponBox={
        <CouponBox
          typed={coupon.code}
          applied={coupon.status === 'applied' ? coupon : undefined}
          reason={coupon.problem}
          isJudging={coupon.status === 'checking'}
          onChange={verbs.changeCoupon}
          onApply={verbs.applyCoupon}
          onRemove={verbs.removeCoupon}
        />
      }
      quote={quote && shownQuote(quote, DELIVERY[facts.delivery].freeFrom ?? undefined)}
      order={order && placedOrder(order)}
      onSelectAddress={verbs.selectAddress}
      onChooseDelivery={verbs.chooseDelivery}
      onChooseMethod={verbs.chooseMethod}
      onToggleGstin={verbs.toggleGstin}
      onChangeGstin={verbs.changeGstin}
      onStep={verbs.askStep}
      onContinue={verbs.proceed}
      onPlace={verbs.place}
      onRetry={verbs.retry}
    />
  );
}

function OrderLink({ order }: { order: Order | undefined }) {
  const { t } = useLanguage();
  if (order === undefined) return null;
  return (
    <TextLink href={orderHref(order)} className="flex min-h-11 items-center">
      {t('See your order')}
    </TextLink>
  );
}

/** The order was called off, since no payment came. */
function LapsedPayment({ order }: { order: Order | undefined }) {
  const status = order?.payment.status;
  return (
    <PaymentPanel
      status="expired"
      orderNumber={order?.number}
      amount={order?.total}
      reason={undefined}
      isPaidBack={status === 'REFUND_DUE' || status === 'REFUNDED'}
      minutes={PAYMENT_MINUTES}
      leave={<OrderLink order={order} />}
      onRetry={nothing}
      onCheck={nothing}
    />
  );
}

const nothing = () => undefined;

function shownQuote(quote: Quote, freeDeliveryFrom: number | undefined): CheckoutQuote {
  return {
    ...quote,
    freeDeliveryFrom,
    lines: quote.lines.map(({ productId, productName, productImage, ...line }) => ({
      productId,
      name: productName,
      image: pictureOf(productImage ?? undefined, ''),
      quantity: line.quantity,
      available: line.available,
      lineTotal: line.lineTotal,
      problem: line.problem,
    })),
  };
}

function placedOrder(order: Order): CheckoutOrder {
  const { number, total, payment, delivery } = order;
  return {
    number,
    total,
    isPaid: payment.status === 'PAID',
    arrivesBy: delivery.expectedBy,
    href: orderHref(order),
  };
}

const orderHref = ({ id }: Order) => `/manage/orders/${id}`;

import { type DeliveryMethod, type Order, type Quote, toLineKey } from '@pgm/api/contract';
import { type checkoutMachine, checkoutVerbs, checkoutView } from '@pgm/machines/sales/checkout';
import { Button } from '@pgm/ui/primitives/button';
import { Checkout, type CheckoutOrder, type CheckoutQuote } from '@pgm/ui/sales/checkout';
import { CouponBox } from '@pgm/ui/sales/coupon-box';
import { useLanguage } from '@pgm/ui/foundations/language';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { PaymentPanel } from '@pgm/ui/sales/payment-panel';
import type { ActorRefFrom } from 'xstate';
import { toImage } from '#app/kit/catalogue-product.ts';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { PaymentScreen } from '../payment/payment.flow.tsx';

interface CheckoutScreenProps {
  readonly actor: ActorRefFrom<typeof checkoutMachine>;
  readonly onAddAddress?: () => void;
  readonly onProveMobile?: () => void;
}

/** The screen of the checkout for any state of its actor. */
export function CheckoutScreen({ actor, onAddAddress, onProveMobile = nothing }: CheckoutScreenProps) {
  const { t } = useLanguage();
  const [{ step, quote, order, coupon, payment, ...facts }, verbs] = useFlow(
    actor,
    checkoutView,
    checkoutVerbs,
  );
  if (step === 'pay')
    return (
      payment && (
        <PaymentScreen actor={payment} orderNumber={order?.number} leave={<OrderLink order={order} />} />
      )
    );
  if (step === 'expired') return <ExpiredPayment order={order} />;
  return (
    <Checkout
      {...facts}
      step={step}
      addAddress={
        // Without an address, adding one is the main action.
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
          isEvaluating={coupon.status === 'checking'}
          onChange={verbs.changeCoupon}
          onApply={verbs.applyCoupon}
          onRemove={verbs.removeCoupon}
        />
      }
      quote={quote && shownQuote(quote, facts.delivery)}
      order={order && placedOrder(order)}
      onSelectAddress={verbs.selectAddress}
      onChooseDelivery={verbs.chooseDelivery}
      onChangeCourierNote={verbs.changeCourierNote}
      onChooseMethod={verbs.chooseMethod}
      onProveMobile={onProveMobile}
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

/** The message that the order was cancelled because no payment came. */
function ExpiredPayment({ order }: { order: Order | undefined }) {
  const { paymentMinutes } = useShopTerms();
  const status = order?.payment.status;
  return (
    <PaymentPanel
      status="expired"
      orderNumber={order?.number}
      amount={order?.total}
      reason={undefined}
      isPaidBack={status === 'REFUND_DUE' || status === 'REFUNDED'}
      minutes={paymentMinutes}
      leave={<OrderLink order={order} />}
      onRetry={nothing}
      onCheck={nothing}
    />
  );
}

const nothing = () => undefined;

function shownQuote(quote: Quote, delivery: DeliveryMethod): CheckoutQuote {
  return {
    ...quote,
    freeDeliveryFrom: quote.deliveries[delivery].freeFrom ?? undefined,
    lines: quote.lines.map(({ productName, productImage, ...line }) => ({
      lineKey: toLineKey(line),
      name: productName,
      size: line.size,
      image: toImage(productImage ?? undefined, ''),
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

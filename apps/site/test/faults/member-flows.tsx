import { privacyMachine } from '@pgm/machines/members/privacy';
import { sampleAgreement } from '@pgm/machines/members/agreement/testing';
import { samplePrivacy } from '@pgm/machines/members/privacy/testing';
import { sampleAddress } from '@pgm/machines/members/address-form/testing';
import { orderScenario, sampleOrder } from '@pgm/machines/sales/order/testing';
import { checkoutScenario } from '@pgm/machines/sales/checkout/testing';
import { formScenario } from './form-scenario.ts';
import { type Privacy, type Result, type TeamActivity, ok } from '@pgm/api/contract';
import type { Page, PageQuery } from '@pgm/machines/kit';
import { createActor, fromPromise } from 'xstate';
import { type TeamFilter, teamActivityMachine } from '@pgm/machines/members/team-activity';
import { teamActivityScenario } from '@pgm/machines/members/team-activity/testing';
import { dataExportMachine } from '@pgm/machines/members/data-export';
import { useActorRef } from '@xstate/react';
import { RestockButton } from '@pgm/ui/catalogue/restock-button';
import {
  ProductQuestionFormScreen,
  siteProductQuestionFormMachine,
} from '#app/flows/catalogue/product-questions/product-question-form.flow.tsx';
import { OwnReviewScreen, siteOwnReviewMachine } from '#app/flows/catalogue/reviews/own-review.flow.tsx';
import { siteRestockMachine } from '#app/flows/catalogue/restock/restock.ts';
import { AddressBookScreen } from '#app/flows/members/address/address-book.flow.tsx';
import { siteDeliveryAddressesMachine } from '#app/flows/sales/delivery-address-book/delivery-addresses.flow.tsx';
import { AddressFormScreen, siteAddressFormMachine } from '#app/flows/members/address/address-form.flow.tsx';
import { AgreementAcceptanceScreen } from '#app/flows/members/agreement/agreement-acceptance.flow.tsx';
import { siteAgreementAcceptanceMachine } from '#app/flows/members/agreement/agreement-acceptance.ts';
import { AgreementWithdrawalScreen } from '#app/flows/members/agreement/agreement-withdrawal.flow.tsx';
import { AgreementScreen } from '#app/flows/members/agreement/agreement.flow.tsx';
import {
  siteAgreementMachine,
  siteAgreementWithdrawalMachine,
} from '#app/flows/members/agreement/agreement.ts';
import { IdentityCardScreen } from '#app/flows/members/identity-card/identity-card.flow.tsx';
import { siteIdentityCardMachine } from '#app/flows/members/identity-card/identity-card.ts';
import { MemberHomeScreen } from '#app/flows/company/member-home/member-home.flow.tsx';
import { siteMemberHomeMachine } from '#app/flows/company/member-home/member-home.ts';
import {
  MemberRequestFormScreen,
  siteMemberRequestFormMachine,
} from '#app/flows/members/member-requests/member-request-form.flow.tsx';
import { MemberRequestsScreen } from '#app/flows/members/member-requests/member-requests.flow.tsx';
import { siteMemberRequestsMachine } from '#app/flows/members/member-requests/member-requests.ts';
import {
  RequestWithdrawalScreen,
  siteRequestWithdrawalMachine,
} from '#app/flows/members/member-requests/request-withdrawal.flow.tsx';
import {
  BankDetailsHistoryScreen,
  siteBankDetailsHistoryMachine,
} from '#app/flows/members/bank-details/bank-details-history.flow.tsx';
import {
  BankDetailsScreen,
  siteBankDetailsMachine,
} from '#app/flows/members/bank-details/bank-details.flow.tsx';
import { NodePaymentsScreen } from '#app/flows/members/node-payments/node-payments.flow.tsx';
import { siteNodePaymentsMachine } from '#app/flows/members/node-payments/node-payments.ts';
import { OwnPayoutsScreen, siteOwnPayoutsMachine } from '#app/flows/members/own-payouts/own-payouts.flow.tsx';
import {
  StatementScreen,
  siteStatementMachine,
} from '#app/flows/members/own-payouts/payout-statement.flow.tsx';
import { NotificationsScreen } from '#app/flows/members/notifications/notifications.flow.tsx';
import { siteNotificationsMachine } from '#app/flows/members/notifications/notifications.ts';
import { GroupPointsScreen } from '#app/flows/members/points/group-points.flow.tsx';
import { siteGroupPointsMachine } from '#app/flows/members/points/group-points.ts';
import { PointsScreen } from '#app/flows/members/points/points.flow.tsx';
import { sitePointsMachine } from '#app/flows/members/points/points.ts';
import { MessageChoicesScreen } from '#app/flows/members/message-choices/message-choices.flow.tsx';
import { siteMessageChoicesMachine } from '#app/flows/members/message-choices/message-choices.ts';
import { AccountDeletionScreen } from '#app/flows/members/privacy/account-deletion.flow.tsx';
import { PrivacyScreen } from '#app/flows/members/privacy/privacy.flow.tsx';
import {
  siteAccountDeletionMachine,
  siteDataExportMachine,
  sitePrivacyMachine,
} from '#app/flows/members/privacy/privacy.ts';
import {
  AccountDetailsScreen,
  siteAccountDetailsMachine,
} from '#app/flows/members/profile/account-details.flow.tsx';
import { ContactProofScreen } from '#app/flows/auth/contact-proof/contact-proof.flow.tsx';
import { siteContactProofMachine } from '#app/flows/auth/contact-proof/contact-proof.ts';
import { ProfileEditScreen } from '#app/flows/members/profile/profile-edit.flow.tsx';
import { siteProfileEditMachine } from '#app/flows/members/profile/profile-edit.ts';
import { AssociateListScreen } from '#app/flows/members/team/associate-list.flow.tsx';
import {
  referredMachine,
  teamMembersMachine,
  uplineMachine,
} from '#app/flows/members/team/associate-lists.ts';
import { AssociateSearchScreen } from '#app/flows/members/team/associate-search.flow.tsx';
import { siteAssociateSearchMachine } from '#app/flows/members/team/associate-search.ts';
import { RepurchaseScreen } from '#app/flows/members/team/repurchase.flow.tsx';
import { siteRepurchaseMachine } from '#app/flows/members/team/repurchase.ts';
import {
  SponsorChangesScreen,
  siteSponsorChangesMachine,
} from '#app/flows/members/team/sponsor-changes.flow.tsx';
import { TeamActivityScreen } from '#app/flows/members/team/team-activity.flow.tsx';
import { siteTeamActivityMachine, siteTeamFileMachine } from '#app/flows/members/team/team-activity.ts';
import { TeamScreen } from '#app/flows/members/team/team.flow.tsx';
import { siteTeamMachine } from '#app/flows/members/team/team.ts';
import { WelcomeScreen, siteWelcomeMachine } from '#app/flows/members/welcome/welcome.flow.tsx';
import { CartScreen } from '#app/flows/sales/cart/cart.flow.tsx';
import { cartActor } from '#app/flows/sales/cart/cart.ts';
import { CheckoutScreen } from '#app/flows/sales/checkout/checkout-screen.tsx';
import { siteCheckoutMachine } from '#app/flows/sales/checkout/checkout.ts';
import { CouponScreen } from '#app/flows/sales/coupon/coupon.flow.tsx';
import { siteCouponMachine } from '#app/flows/sales/coupon/coupon.ts';
import { CouponsScreen } from '#app/flows/sales/coupon/coupons.flow.tsx';
import { siteCouponsMachine } from '#app/flows/sales/coupon/coupons.ts';
import { OrderScreen } from '#app/flows/sales/orders/order.flow.tsx';
import { siteOrderMachine } from '#app/flows/sales/orders/order.ts';
import { OrdersScreen } from '#app/flows/sales/orders/orders.flow.tsx';
import { siteOrdersMachine } from '#app/flows/sales/orders/orders.ts';
import { PaymentScreen } from '#app/flows/sales/payment/payment.flow.tsx';
import { sitePaymentMachine } from '#app/flows/sales/payment/payment.ts';
import { WishlistScreen } from '#app/flows/sales/wishlist/wishlist.flow.tsx';
import { wishlistActor } from '#app/flows/sales/wishlist/wishlist.ts';
import { type Flow, withEvents } from './flow.ts';
import { PastOrdersScreen, sitePastOrdersMachine } from '#app/flows/sales/past-orders/past-orders.flow.tsx';

/** The page on which a member asks for their data. */
const privacy = createActor(
  privacyMachine.provide({
    actors: { fetchPrivacy: fromPromise<Result<Privacy>>(async () => ok(samplePrivacy)) },
  }),
).start();

/** The list above the button of its file. */
const teamActivity = createActor(
  teamActivityMachine.provide({
    actors: {
      fetchPage: fromPromise<Result<Page<TeamActivity>>, PageQuery<TeamFilter>>(
        async () => teamActivityScenario.fetched.output,
      ),
    },
  }),
).start();

const OWN = {
  id: 'a1',
  userId: 'u1',
  name: 'Asha Mishra',
  referralCode: 'ASHA2023',
  sponsor: null,
  joinedAt: '2026-11-21T06:30:00.000Z',
  directCount: 0,
  totalCount: 0,
  sharesContact: false,
  isAgreementOutdated: false,
};

/** A list as the server sends it. */
const toList = (item: unknown) => ({ success: true, data: [item] });

/** The id of a member. */
const USER = 'u1';

/** The flows of the shop and of the member area. */
export const memberFlows: Readonly<Record<string, Flow>> = {
  'address book': { machine: siteDeliveryAddressesMachine, Screen: AddressBookScreen },
  'address form': {
    scenario: formScenario(siteAddressFormMachine, sampleAddress),
    machine: siteAddressFormMachine,
    Screen: AddressFormScreen,
  },
  agreement: { machine: siteAgreementMachine, Screen: AgreementScreen },
  'agreement acceptance': {
    responses: { getAgreement: { success: true, data: sampleAgreement } },
    machine: siteAgreementAcceptanceMachine,
    Screen: AgreementAcceptanceScreen,
  },
  'agreement withdrawal': { machine: siteAgreementWithdrawalMachine, Screen: AgreementWithdrawalScreen },
  'identity card': { machine: siteIdentityCardMachine, Screen: IdentityCardScreen },
  'member home': {
    responses: {
      listOrders: toList(sampleOrder),
      getPoints: {},
      getOwnAssociate: { success: true, data: OWN },
    },
    machine: siteMemberHomeMachine(USER),
    Screen: MemberHomeScreen,
  },
  'member requests': { machine: siteMemberRequestsMachine(USER), Screen: MemberRequestsScreen },
  'member request form': { machine: siteMemberRequestFormMachine, Screen: MemberRequestFormScreen },
  'request withdrawal': { machine: siteRequestWithdrawalMachine, Screen: RequestWithdrawalScreen },
  payouts: { machine: siteNodePaymentsMachine(USER), Screen: NodePaymentsScreen },
  'bank details': { machine: siteBankDetailsMachine, Screen: BankDetailsScreen },
  'bank details history': { machine: siteBankDetailsHistoryMachine, Screen: BankDetailsHistoryScreen },
  'own payouts': { machine: siteOwnPayoutsMachine, Screen: OwnPayoutsScreen },
  'payout statement': { machine: siteStatementMachine, Screen: StatementScreen },
  notifications: { machine: siteNotificationsMachine, Screen: NotificationsScreen },
  'message choices': { machine: siteMessageChoicesMachine, Screen: MessageChoicesScreen },
  points: { machine: sitePointsMachine(USER, (_, typed) => typed), Screen: PointsScreen },
  'group points': { machine: siteGroupPointsMachine(USER), Screen: GroupPointsScreen },
  privacy: {
    machine: sitePrivacyMachine,
    Screen: ({ actor }) => <PrivacyScreen actor={actor} dataExport={useActorRef(dataExportMachine)} />,
  },
  'data export': {
    machine: siteDataExportMachine,
    Screen: ({ actor }) => <PrivacyScreen actor={privacy} dataExport={actor} />,
  },
  'account deletion': { machine: siteAccountDeletionMachine, Screen: AccountDeletionScreen },
  'account details': { machine: siteAccountDetailsMachine, Screen: AccountDetailsScreen },
  'contact proof': { machine: siteContactProofMachine, Screen: ContactProofScreen },
  'profile edit': { machine: siteProfileEditMachine, Screen: ProfileEditScreen },
  upline: { machine: uplineMachine(USER), Screen: AssociateListScreen },
  referred: { machine: referredMachine, Screen: AssociateListScreen },
  'sponsor changes': { machine: siteSponsorChangesMachine, Screen: SponsorChangesScreen },
  'team members': { machine: teamMembersMachine(USER), Screen: AssociateListScreen },
  'associate search': { machine: siteAssociateSearchMachine(USER), Screen: AssociateSearchScreen },
  repurchase: { machine: siteRepurchaseMachine(USER), Screen: RepurchaseScreen },
  team: { machine: siteTeamMachine(USER), Screen: TeamScreen },
  'team activity': {
    machine: siteTeamActivityMachine,
    Screen: ({ actor }) => (
      <TeamActivityScreen actor={actor} file={useActorRef(siteTeamFileMachine)} months={['2026-11']} />
    ),
  },
  'team file': {
    machine: siteTeamFileMachine,
    Screen: ({ actor }) => <TeamActivityScreen actor={teamActivity} file={actor} months={['2026-11']} />,
  },
  welcome: {
    responses: { listAddresses: [sampleAddress], listOrders: toList(sampleOrder) },

    machine: siteWelcomeMachine,
    Screen: ({ actor }) => <WelcomeScreen actor={actor} user={{ firstName: 'Asha', username: 'asha' }} />,
  },
  cart: { machine: cartActor.logic, Screen: CartScreen },
  checkout: {
    responses: {
      listAddresses: [sampleAddress],
      quoteOrder: { success: true, data: checkoutScenario.prepared.output.value.quote },
    },
    machine: siteCheckoutMachine,
    Screen: CheckoutScreen,
  },
  coupon: { machine: siteCouponMachine, Screen: CouponScreen },
  coupons: { machine: siteCouponsMachine, Screen: CouponsScreen },
  order: { machine: siteOrderMachine('o1'), Screen: OrderScreen },
  'order with credit note': {
    machine: siteOrderMachine('o1'),
    scenario: withEvents({
      fetched: orderScenario.fetched,
      retry: orderScenario.retry,
      creditNote: orderScenario.creditNote,
    }),
    Screen: OrderScreen,
  },
  orders: { machine: siteOrdersMachine, Screen: OrdersScreen },
  payment: { machine: sitePaymentMachine, input: { orderId: 'o1' }, Screen: PaymentScreen },
  wishlist: { machine: wishlistActor.logic, Screen: WishlistScreen },
  'product question form': {
    machine: siteProductQuestionFormMachine('honey'),
    Screen: ProductQuestionFormScreen,
  },
  'own review': { machine: siteOwnReviewMachine('honey'), Screen: OwnReviewScreen },
  restock: {
    machine: siteRestockMachine,
    // What failed is a toast; the button stays.
    Screen: () => <RestockButton isRequested={false} isBusy={false} onToggle={() => {}} />,
  },
  pastOrders: { machine: sitePastOrdersMachine, Screen: PastOrdersScreen },
};

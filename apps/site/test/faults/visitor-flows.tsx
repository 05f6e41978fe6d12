import { staffInvitationScenario } from '@pgm/machines/auth/staff-invitation/testing';
import type { recentlySeenMachine } from '@pgm/machines/catalogue/recently-seen';
import type { reviewsMachine } from '@pgm/machines/catalogue/reviews';
import { sponsorVerbs, sponsorView } from '@pgm/machines/auth/sponsor';
import { sessionEndingScenario } from '@pgm/machines/auth/session-ending/testing';
import { SponsorField } from '@pgm/ui/auth/sign-up';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  ForgotPasswordScreen,
  siteForgotPasswordMachine,
} from '#app/flows/auth/forgot-password/forgot-password.flow.tsx';
import {
  GoogleSignInScreen,
  siteGoogleSignInMachine,
} from '#app/flows/auth/google-sign-in/google-sign-in.flow.tsx';
import { LoginScreen, siteLoginMachine } from '#app/flows/auth/login/login.flow.tsx';
import { MobileFormScreen, siteMobileFormMachine } from '#app/flows/auth/mobile-form/mobile-form.flow.tsx';
import { OtpScreen, siteOtpMachine } from '#app/flows/auth/otp/otp.flow.tsx';
import { signUpOtpMachine } from '#app/flows/auth/sign-up/sign-up-otp.ts';
import {
  ResetPasswordScreen,
  siteResetPasswordMachine,
} from '#app/flows/auth/reset-password/reset-password.flow.tsx';
import { PasswordChangeScreen } from '#app/flows/auth/account-security/password-change.flow.tsx';
import { AccountSecurityScreen } from '#app/flows/auth/account-security/account-security.flow.tsx';
import {
  siteAccountSecurityMachine,
  sitePasswordChangeMachine,
  siteSessionEndingMachine,
} from '#app/flows/auth/account-security/account-security.ts';
import { SessionEndingScreen } from '#app/flows/auth/account-security/session-ending.flow.tsx';
import { siteSessionMachine } from '#app/flows/auth/session/session.ts';
import { SignUpScreen, siteSignUpMachine } from '#app/flows/auth/sign-up/sign-up.flow.tsx';
import {
  StaffInvitationScreen,
  siteStaffInvitationMachine,
} from '#app/flows/auth/staff-invitation/staff-invitation.flow.tsx';
import { siteContactUndoMachine } from '#app/flows/auth/undo-contact-change/undo-contact-change.flow.tsx';
import { ReviewsScreen, siteReviewsMachine } from '#app/flows/catalogue/reviews/reviews.flow.tsx';
import {
  ProductQuestionsScreen,
  siteProductQuestionsMachine,
} from '#app/flows/catalogue/product-questions/product-questions.flow.tsx';
import {
  ProductFilterScreen,
  siteProductFilterMachine,
} from '#app/flows/catalogue/product-filter/product-filter.flow.tsx';
import {
  PinDeliveryScreen,
  sitePinDeliveryMachine,
} from '#app/flows/members/pin-delivery/pin-delivery.flow.tsx';
import { SearchScreen } from '#app/flows/catalogue/search/search.flow.tsx';
import { siteSearchMachine } from '#app/flows/catalogue/search/search.ts';
import {
  GrievanceFormScreen,
  siteGrievanceFormMachine,
} from '#app/flows/company/grievance/grievance-form.flow.tsx';
import {
  GrievanceStatusScreen,
  siteGrievanceStatusMachine,
} from '#app/flows/company/grievance/grievance-status.flow.tsx';
import {
  OwnGrievancesScreen,
  siteOwnGrievancesMachine,
} from '#app/flows/company/grievance/own-grievances.flow.tsx';
import { LeadFormScreen, siteLeadFormMachine } from '#app/flows/company/lead-form/lead-form.flow.tsx';
import {
  QuestionFormScreen,
  siteQuestionFormMachine,
} from '#app/flows/company/question-form/question-form.flow.tsx';
import { siteSponsorMachine } from '#app/flows/auth/sponsor/sponsor.ts';
import { CardActions } from '@pgm/ui/catalogue/card-actions';
import {
  RecentlySeenScreen,
  siteRecentlySeenMachine,
} from '#app/flows/catalogue/recently-seen/recently-seen.flow.tsx';
import { siteQuickAddMachine } from '#app/flows/sales/cart/quick-add.ts';
import { threadFlows } from './thread-flows.tsx';
import { type Flow, withEvents } from './flow.ts';

/** Google through the server itself, and through Firebase. */
const PROVIDERS = { success: true, data: { google: true, firebase: null } };
const FIREBASE = {
  success: true,
  data: { google: false, firebase: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' } },
};

function SponsorScreen({ actor }: { actor: ActorRefFrom<typeof siteSponsorMachine> }) {
  const sponsor = sponsorView(useSelector(actor, (snapshot) => snapshot));
  const { changeCode, retry } = sponsorVerbs(actor.send);
  return <SponsorField sponsor={sponsor} onChange={changeCode} onRetry={retry} />;
}

/** The flows of visitors, and those of a login and its account. */
export const visitorFlows: Readonly<Record<string, Flow>> = {
  'staff invitation': {
    machine: siteStaffInvitationMachine,
    scenario: staffInvitationScenario,
    Screen: StaffInvitationScreen,
  },
  login: { machine: siteLoginMachine, Screen: LoginScreen },
  otp: { machine: siteOtpMachine, Screen: OtpScreen },
  signUp: { machine: siteSignUpMachine, Screen: SignUpScreen },
  'sign-up otp': {
    machine: signUpOtpMachine,
    responses: { listSignInProviders: PROVIDERS },
    Screen: OtpScreen,
  },
  'google sign-in': {
    machine: siteGoogleSignInMachine,
    responses: { listSignInProviders: PROVIDERS },
    Screen: GoogleSignInScreen,
  },
  'firebase sign-in': {
    machine: siteGoogleSignInMachine,
    responses: { listSignInProviders: FIREBASE },
    Screen: GoogleSignInScreen,
  },
  sponsor: { machine: siteSponsorMachine, Screen: SponsorScreen },
  'forgot password': { machine: siteForgotPasswordMachine, Screen: ForgotPasswordScreen },
  'reset password': { machine: siteResetPasswordMachine, Screen: ResetPasswordScreen },
  'contact undo': {
    machine: siteContactUndoMachine,
    Screen: ({ actor }) => <ResetPasswordScreen actor={actor} reason="undo" />,
  },
  session: { machine: siteSessionMachine, Screen: () => null },
  security: { machine: siteAccountSecurityMachine, Screen: AccountSecurityScreen },
  'session ending': {
    scenario: withEvents({
      ...sessionEndingScenario,
      askOne: { type: 'action.ask', subject: { id: 's1' } },
    }),
    machine: siteSessionEndingMachine,
    Screen: SessionEndingScreen,
  },
  'password change': { machine: sitePasswordChangeMachine, Screen: PasswordChangeScreen },
  'mobile form': { machine: siteMobileFormMachine, Screen: MobileFormScreen },
  'product filter': {
    machine: siteProductFilterMachine({ type: 'foods-pantry', search: undefined }),
    Screen: ProductFilterScreen,
  },
  reviews: {
    machine: siteReviewsMachine('honey'),
    Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewsMachine> }) => (
      <ReviewsScreen actor={actor} product={{ id: 'honey' }} />
    ),
  },
  'product questions': { machine: siteProductQuestionsMachine('honey'), Screen: ProductQuestionsScreen },
  'recently seen': {
    machine: siteRecentlySeenMachine(''),
    Screen: ({ actor }: { actor: ActorRefFrom<typeof recentlySeenMachine> }) => (
      <RecentlySeenScreen actor={actor} Offer={() => null} />
    ),
  },
  'quick add': {
    machine: siteQuickAddMachine,
    // What failed is a toast; the card stays.
    Screen: () => <CardActions productName="" wish={null} isAdding={false} onAdd={() => {}} />,
  },
  search: { machine: siteSearchMachine('en'), Screen: SearchScreen },
  'pin delivery': { machine: sitePinDeliveryMachine, Screen: PinDeliveryScreen },
  'grievance form': { machine: siteGrievanceFormMachine, Screen: GrievanceFormScreen },
  ...threadFlows,
  'grievance status': { machine: siteGrievanceStatusMachine, Screen: GrievanceStatusScreen },
  'own grievances': { machine: siteOwnGrievancesMachine, Screen: OwnGrievancesScreen },
  'question form': { machine: siteQuestionFormMachine, Screen: QuestionFormScreen },
  'lead form': { machine: siteLeadFormMachine, Screen: LeadFormScreen },
};

import { NO_RESPONSE, type SentenceTable, says, quiet } from './sentences.ts';

/** The kit's sentence, below a title that says what failed. */
const GENERIC = says('Something went wrong.');
const TRY_AGAIN = says('Something went wrong. Please try again.');

/** Spec section 8: what is wrong with a code is one sentence, and a broken server says nothing about the code. */
const NOT_SENT = says('Failed to send OTP.', {
  expired: 'Failed to send OTP.',
  lost: 'Failed to send OTP.',
});
const INVALID_CODE = 'Invalid or expired OTP.';
const NOT_VERIFIED = says('Something went wrong. Please try again.', {
  byStatus: Object.fromEntries([401, 403, 404, 409, 422, 429].map((status) => [status, INVALID_CODE])),
  expired: INVALID_CODE,
});
/** Only for a rejection: a broken server says nothing about the password. */
const INVALID_LOGIN = 'Invalid username or password';
const SIGN_IN = says('Login failed', { lost: 'Login failed', offline: 'Login failed' });
const NOT_OFFERED = quiet('The button is left out.');
const SIGNED_UP = says('Signup failed. Please try again.', {
  lost: 'Signup failed. Please try again.',
  offline: 'Signup failed. Please try again.',
});
const TOKEN_NOT_VERIFIED = says('Failed to verify token', {
  byStatus: Object.fromEntries([400, 401, 403, 404, 409, 413, 422, 429].map((status) => [status, null])),
  lost: null,
  offline: null,
});
const LOGGED_IN = quiet('The session stays as it is, and the next call asks again.');

/** What the screens of visitors, and those of a login and its account, say when a call fails. */
export const visitorSentences: SentenceTable = {
  listReviews: { reviews: GENERIC },
  getPinDelivery: { 'pin delivery': GENERIC },
  listProductQuestions: { 'product questions': GENERIC },
  listProducts: { 'recently seen': quiet('No visitor asked for the list, so that nothing is shown.') },
  logIn: {
    login: says('Something went wrong. Please try again.', {
      byStatus: Object.fromEntries([400, 401, 422].map((status) => [status, INVALID_LOGIN])),
      unreadable: 'Login failed. Please try again.',
    }),
    signUp: quiet('The account exists; the login is the next page.'),
  },
  register: { signUp: SIGNED_UP },
  sendOtp: { otp: NOT_SENT, 'sign-up otp': NOT_SENT },
  verifyOtp: { otp: NOT_VERIFIED, 'sign-up otp': NOT_VERIFIED },
  listSignInProviders: {
    'sign-up otp': NOT_SENT,
    'sign-up otp / code.verifying': NOT_VERIFIED,
    'google sign-in': SIGN_IN,
    'google sign-in / asking': NOT_OFFERED,
    'firebase sign-in': SIGN_IN,
    'firebase sign-in / asking': NOT_OFFERED,
  },
  finishGoogleSignIn: { 'google sign-in': SIGN_IN },
  finishFirebaseSignIn: { 'firebase sign-in': SIGN_IN },
  getSponsor: {
    sponsor: says('Your sponsor could not be looked up.', {
      byStatus: { 404: 'No associate has this code. Correct it, or leave the field empty.' },
      lost: 'Your sponsor could not be looked up.',
      offline: 'Your sponsor could not be looked up.',
    }),
  },
  requestPasswordReset: { 'forgot password': TRY_AGAIN },
  resetPassword: { 'reset password': TRY_AGAIN },
  undoContactChange: { 'contact undo': TRY_AGAIN },
  verifyToken: { session: TOKEN_NOT_VERIFIED },
  refreshSession: { session: LOGGED_IN },
  getOwnAssociate: {
    session: quiet('The user stays logged in (spec section 4).'),
    'member home': quiet('The link is left out; the order is shown.'),
  },
  logOut: { session: quiet('The browser forgets the session.') },
  getAccountSecurity: { security: GENERIC },
  showInvitation: { 'staff invitation': GENERIC },
  acceptInvitation: { 'staff invitation': GENERIC },
  endSession: { 'session ending': says('Something went wrong.', { byStatus: { 404: null } }) },
  endOtherSessions: { 'session ending': says('Something went wrong.', { byStatus: { 404: null } }) },
  changePassword: { 'password change': TRY_AGAIN },
  setMobile: { 'mobile form': TRY_AGAIN },
  search: { search: GENERIC },
  listBrands: { 'product filter': GENERIC },
  countProducts: {
    'product filter': GENERIC,
    'product filter / ready.counting': quiet('The filters stay usable without numbers.'),
  },
  fileGrievance: { 'grievance form': TRY_AGAIN },
  showGrievance: { 'grievance status': TRY_AGAIN },
  reopenGrievance: { 'grievance status': TRY_AGAIN },
  showGrievanceThread: { 'proven thread': GENERIC },
  replyToGrievance: { 'proven thread': GENERIC },
  getOwnGrievanceThread: { 'own thread': GENERIC },
  replyToOwnGrievance: { 'own thread': GENERIC },
  listOwnGrievances: { 'own grievances': GENERIC },
  createQuestion: {
    'question form': says('Something went wrong. Please try again.', { offline: NO_RESPONSE }),
  },
  createLead: {
    'lead form': says('Something went wrong. Please try again.', {
      // After 'Failed to submit:', online or not (spec section 8).
      offline: NO_RESPONSE,
    }),
  },
};

export { CodeEntry, type CodeEntryProps } from './code-entry.tsx';
export { OtpLogin, type OtpLoginProps } from './otp-login.tsx';
export type { OtpDetailsField } from './otp-details.tsx';

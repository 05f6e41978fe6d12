import {
  type AccountDetails,
  type ContactKind,
  type MobileForm,
  type ProfileChange,
  proveContact,
  sendContactChangeCode,
  sendContactCode,
  setAccountDetails,
  setMobile,
  updateProfile,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's own profile. */
export function profileClient(call: Call) {
  return {
    /** Changes the profile and returns the account; `imageUrl` is a new photo, or the address of the old one. */
    update: (userId: string, change: ProfileChange, signal?: AbortSignal) =>
      call(updateProfile, { params: { id: userId }, body: change, signal }),

    /**
     * Sets the first mobile number of a member, and returns the account; a conflict for an account with a proven
     * contact, or with another number.
     */
    setMobile: (userId: string, form: MobileForm, signal?: AbortSignal) =>
      call(setMobile, { params: { id: userId }, body: form, signal }),

    /** Sets username, birth date and further contacts, and returns the account. */
    setDetails: (userId: string, details: AccountDetails, signal?: AbortSignal) =>
      call(setAccountDetails, { params: { id: userId }, body: details, signal }),

    /** Sends a code for changing the contacts to the proven one; returns in how many seconds the code expires. */
    sendChangeCode: (userId: string, signal?: AbortSignal) =>
      toData(call(sendContactChangeCode, { params: { id: userId }, signal })),

    /** Sends a code to an unproven contact; returns in how many seconds the code expires. */
    sendCode: (userId: string, contact: ContactKind, signal?: AbortSignal) =>
      toData(call(sendContactCode, { params: { id: userId }, body: { contact }, signal })),

    /** Proves a contact with the code that was sent to it, and returns the account. */
    prove: (userId: string, contact: ContactKind, otp: string, signal?: AbortSignal) =>
      call(proveContact, { params: { id: userId }, body: { contact, otp }, signal }),
  };
}

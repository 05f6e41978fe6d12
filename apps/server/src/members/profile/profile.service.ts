import {
  type AccountDetails,
  type BodyOf,
  type Language,
  type OwnerProof,
  PHOTO_REJECTIONS,
  type Result,
  fail,
  isNoFile,
  ok,
  type setAccountDetails,
  type setMobile,
  type updateProfile,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { Limited } from '../../platform/rate-limit/rate-limiter.ts';
import type { ImageAlbum } from '../../platform/storage/image-album.ts';
import { imageKey, imageUrl } from '../../platform/storage/image-storage.ts';
import { type ImageFailure, readImage } from '../../platform/storage/read-image.ts';
import type { ContactChangeNotice } from '../../auth/contact-change/contact-change.transactions.ts';
import { toUser } from '../../auth/user/user.schema.ts';
import { adultBirthDate } from './birth-date.ts';
import type { ProfileRepository, Unchanged } from './profile.repository.ts';

/** What a change of contacts needs from the accounts. */
export interface ContactChanges {
  readonly authorise: (
    userId: string,
    proof: OwnerProof,
    address: string,
  ) => Promise<Limited<undefined, 'conflict' | 'invalid'>>;
  /** Reports a change to the old contacts, in the transaction of the change. */
  readonly queueNotices: (
    tx: Database,
    notices: readonly ContactChangeNotice[],
    facts: {
      readonly userId: string;
      readonly origin: string;
      readonly language: Language;
      readonly at: Date;
    },
  ) => Promise<void>;
  /** Sends the notices now. */
  readonly sendNotices: () => void;
}

/** The caller that changes a profile. */
interface ProfileEditor {
  readonly address: string;
  /** The language of a mail about the change. */
  readonly language: Language;
  /** The address at which visitors reach the site. */
  readonly origin: string;
}

interface ProfileParts {
  readonly album: ImageAlbum;
  readonly background: Background;
  readonly contactChanges: ContactChanges;
  readonly now: () => number;
  readonly profiles: ProfileRepository;
}

/** The changes of members to their own accounts. */
export class ProfileService {
  readonly #parts: ProfileParts;
  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  /**
   * Changes a profile and returns the changed account. Other contacts may need a proof of the owner. The photo
   * that a new one replaces is deleted.
   */
  async change(
    userId: string,
    { imageUrl: sent, dob, password, otp, ...form }: BodyOf<typeof updateProfile>,
    { address, language, origin }: ProfileEditor,
  ): Promise<Outcome<typeof updateProfile>> {
    const { album, background, contactChanges, now, profiles } = this.#parts;
    const contacts = { email: form.primaryEmail.toLowerCase(), mobile: form.primaryPhone };
    const isOwner = await profiles.needsOwner(userId, contacts);
    if (isOwner) {
      const taken = await profiles.findTakenFields(userId, contacts);
      if (taken.length > 0) return toRejection({ reason: 'taken', taken });
      const authorised = await contactChanges.authorise(userId, { password, otp }, address);
      if (!authorised.ok) return authorised;
    }
    const photo = await this.#storedPhoto(sent);
    if (!photo.ok) return photo;
    const born = adultBirthDate(dob, now());
    const at = new Date(now());
    const changed = await profiles.change(
      userId,
      {
        firstName: form.firstName,
        lastName: form.lastName,
        gender: form.gender,
        ...contacts,
        ...(born && { dob: born }),
        ...(photo.value !== undefined && { imageUrl: photo.value }),
      },
      {
        at,
        isOwner,
        queueNotices: (tx, notices) =>
          contactChanges.queueNotices(tx, notices, { userId, origin, language, at }),
      },
    );
    const unused = changed.ok ? changed.value.before.imageUrl : photo.value;
    if (photo.value !== undefined && unused)
      background.run('delete a photo', () => album.remove(imageKey(unused)));
    if (changed.ok) contactChanges.sendNotices();
    return changed.ok ? ok(toUser(changed.value.after)) : toRejection(changed.failure);
  }

  /** Sets the first number of a member. It works for login once it is proven. */
  async setMobile(userId: string, mobile: string): Promise<Outcome<typeof setMobile>> {
    const { now, profiles } = this.#parts;
    const taken = await profiles.findTakenFields(userId, { mobile });
    if (taken.length > 0) {
      return fail({ code: 'conflict', message: TAKEN_MOBILE, fields: { mobile: TAKEN_MOBILE } });
    }
    const user = await profiles.setMobile(userId, mobile, new Date(now()));
    return user ? ok(toUser(user)) : NEEDS_OWNER;
  }

  /** Sets username, birth date and further contacts. Another username, which is a login name, needs the password. */
  async setDetails(
    userId: string,
    { username, dob, alternateEmails, alternatePhone, password }: AccountDetails,
    { address, language }: Pick<ProfileEditor, 'address' | 'language'>,
  ): Promise<Outcome<typeof setAccountDetails>> {
    const { contactChanges, now, profiles } = this.#parts;
    const born = adultBirthDate(dob, now());
    if (dob !== '' && born === undefined) return NO_ADULT;
    const name = username.toLowerCase();
    const isOwner = await profiles.needsPassword(userId, name);
    if (isOwner) {
      if (password === undefined) return NEEDS_PASSWORD;
      const authorised = await contactChanges.authorise(userId, { password }, address);
      if (!authorised.ok) return authorised;
    }
    const changed = await profiles.setDetails(
      userId,
      {
        username: name,
        ...(born && { dob: born }),
        alternateEmails: [...new Set(alternateEmails.map((email) => email.toLowerCase()))],
        alternatePhones: [...new Set(alternatePhone)],
      },
      { isOwner, language, at: new Date(now()) },
    );
    if (!changed.ok) return DETAILS_UNCHANGED[changed.failure];
    contactChanges.sendNotices();
    return ok(toUser(changed.value));
  }

  /**
   * The address of the stored photo; undefined when no file was chosen. An address from a request is never used.
   */
  async #storedPhoto(sent: File | string | undefined): Promise<Result<string | undefined, ImageFailure>> {
    if (!(sent instanceof File) || isNoFile(sent)) return ok(undefined);
    const photo = await readImage(sent, 'imageUrl', PHOTO_REJECTIONS);
    return photo.ok ? ok(imageUrl(await this.#parts.album.save(photo.value))) : photo;
  }
}

const CHANGED_MEANWHILE = 'Your account was changed meanwhile. Reload the page and try again.';
const TAKEN_MOBILE = 'This mobile number already has an account';
const TAKEN = {
  email: { primaryEmail: 'This email already has an account' },
  mobile: { primaryPhone: TAKEN_MOBILE },
} as const;

function toRejection(unchanged: Unchanged) {
  switch (unchanged.reason) {
    case 'needsOwner':
      return fail({ code: 'conflict' as const, message: CHANGED_MEANWHILE });
    case 'noAccount':
      return fail({ code: 'notFound' as const, message: 'Not found' });
    case 'taken': {
      const fields: Record<string, string> = Object.assign(
        {},
        ...unchanged.taken.map((contact) => TAKEN[contact]),
      );
      const [message = TAKEN_MOBILE] = Object.values(fields);
      return fail({ code: 'conflict' as const, message, fields });
    }
  }
}

const NEEDS_PASSWORD = fail({
  code: 'invalid' as const,
  message: 'Enter your password to change your username.',
  fields: { password: 'Enter your password to change your username.' },
});

/** Why the details stay as they are. */
const DETAILS_UNCHANGED = {
  needsOwner: fail({ code: 'conflict' as const, message: CHANGED_MEANWHILE }),
  noAccount: fail({ code: 'notFound' as const, message: 'Not found' }),
  taken: fail({
    code: 'conflict' as const,
    message: 'This username is taken',
    fields: { username: 'This username is taken' },
  }),
};

const NO_ADULT = fail({
  code: 'invalid' as const,
  message: 'You must be 18 or older',
  fields: { dob: 'You must be 18 or older' },
});

const NEEDS_OWNER = fail({
  code: 'conflict' as const,
  message: 'Please add this number in your profile. We will ask for your password or a code there.',
});

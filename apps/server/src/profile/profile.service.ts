import { type BodyOf, type Result, type User, fail, ok, type updateProfile } from '@pgm/api/contract';
import type { Background } from '../platform/background.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { userOf } from '../user/user-of.ts';
import { adultBirthDate } from './birth-date.ts';
import { photoOf } from './photo.ts';
import type { PhotoAlbum } from './photo-album.ts';
import type { ProfileRepository, Unchanged } from './profile.repository.ts';

interface ProfileParts {
  readonly album: PhotoAlbum;
  readonly background: Background;
  /** How often one member may change theirs: each try may unpack a photo, and tells whether a contact has an account. */
  readonly changes: RateLimiter;
  readonly now: () => number;
  readonly profiles: ProfileRepository;
}

/** What members change of their own accounts. */
export class ProfileService {
  readonly #parts: ProfileParts;
  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  /** Changes a profile, and answers the account as it is then. The photo that a new one replaces is deleted. */
  async change(
    userId: string,
    { imageUrl, dob, ...form }: BodyOf<typeof updateProfile>,
  ): Promise<Limited<User>> {
    const { album, background, changes, now, profiles } = this.#parts;
    const tooMany = await changes.count('profile', userId);
    if (tooMany) return tooMany;

    const photo = await this.#keptPhoto(imageUrl);
    if (!photo.ok) return photo;
    const born = adultBirthDate(dob, now());
    const changed = await profiles.change(
      userId,
      {
        firstName: form.firstName,
        lastName: form.lastName,
        gender: form.gender,
        email: form.primaryEmail.toLowerCase(),
        mobile: form.primaryPhone,
        ...(born && { dob: born }),
        ...(photo.value !== undefined && { imageUrl: photo.value }),
      },
      new Date(now()),
    );
    const unused = changed.ok ? changed.value.before.imageUrl : photo.value;
    if (photo.value !== undefined && unused) background.run('delete a photo', () => album.remove(unused));
    return changed.ok ? ok(userOf(changed.value.after)) : refusalOf(changed.failure);
  }

  /** Where a chosen photo is kept now; undefined when none was: the address of a photo is never taken from outside. */
  async #keptPhoto(sent: File | string | undefined): Promise<Result<string | undefined>> {
    // What a browser sends for a picker in which nothing was chosen.
    if (!(sent instanceof File) || (sent.name === '' && sent.size === 0)) return ok(undefined);
    const photo = await photoOf(sent);
    return photo.ok ? ok(await this.#parts.album.keep(photo.value)) : photo;
  }
}

const TAKEN = {
  email: { primaryEmail: 'This email address already has an account' },
  mobile: { primaryPhone: 'This phone number already has an account' },
} as const;

function refusalOf({ taken }: Unchanged) {
  const fields: Record<string, string> = Object.assign({}, ...taken.map((contact) => TAKEN[contact]));
  const [message] = Object.values(fields);
  return message === undefined
    ? fail({ code: 'notFound' as const, message: 'Not found' })
    : fail({ code: 'conflict' as const, message, fields });
}

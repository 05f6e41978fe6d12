import { type BodyOf, PHOTO_REJECTIONS, type Result, fail, ok, type updateProfile } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { ImageAlbum } from '../../platform/storage/image-album.ts';
import { imageKey, imageUrl } from '../../platform/storage/image-storage.ts';
import { type ImageFailure, readImage } from '../../platform/storage/read-image.ts';
import { toUser } from '../../auth/user/user.schema.ts';
import { adultBirthDate } from './birth-date.ts';
import type { ProfileRepository, Unchanged } from './profile.repository.ts';

interface ProfileParts {
  readonly album: ImageAlbum;
  readonly background: Background;
  readonly now: () => number;
  readonly profiles: ProfileRepository;
}

/** The changes of members to their own accounts. */
export class ProfileService {
  readonly #parts: ProfileParts;
  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  /** Changes a profile and returns the changed account. The photo that a new one replaces is deleted. */
  async change(
    userId: string,
    { imageUrl: sent, dob, ...form }: BodyOf<typeof updateProfile>,
  ): Promise<Outcome<typeof updateProfile>> {
    const { album, background, now, profiles } = this.#parts;
    const photo = await this.#storedPhoto(sent);
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
    if (photo.value !== undefined && unused)
      background.run('delete a photo', () => album.remove(imageKey(unused)));
    return changed.ok ? ok(toUser(changed.value.after)) : toRejection(changed.failure);
  }

  /**
   * The address of the stored photo; undefined when no file was chosen. An address from a request is never used.
   */
  async #storedPhoto(sent: File | string | undefined): Promise<Result<string | undefined, ImageFailure>> {
    // Browsers send this for an empty file picker.
    if (!(sent instanceof File) || (sent.name === '' && sent.size === 0)) return ok(undefined);
    const photo = await readImage(sent, 'imageUrl', PHOTO_REJECTIONS);
    return photo.ok ? ok(imageUrl(await this.#parts.album.save(photo.value))) : photo;
  }
}

const TAKEN = {
  email: { primaryEmail: 'This email address already has an account' },
  mobile: { primaryPhone: 'This phone number already has an account' },
} as const;

function toRejection({ taken }: Unchanged) {
  const fields: Record<string, string> = Object.assign({}, ...taken.map((contact) => TAKEN[contact]));
  const [message] = Object.values(fields);
  return message === undefined
    ? fail({ code: 'notFound' as const, message: 'Not found' })
    : fail({ code: 'conflict' as const, message, fields });
}

import { setAccountDetails, setMobile, updateProfile } from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { findOwnAccount } from '../../platform/http/caller.ts';
import { requestLanguage, requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { ProfileRepository } from './profile.repository.ts';
import { type ContactChanges, ProfileService } from './profile.service.ts';

/** The folder of members' photos among the images. */
export const PHOTO_FOLDER = 'photos';

/** How many changes one member may send: each may decode a photo, and shows whether a contact has an account. */
const CHANGES = { max: 120, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The calls on the caller's own profile. */
export function profileRoutes(
  { background, config, db, limiter, now, images }: Platform,
  contactChanges: ContactChanges,
) {
  const service = new ProfileService({
    album: new ImageAlbum(images, PHOTO_FOLDER),
    background,
    contactChanges,
    now,
    profiles: new ProfileRepository(db),
  });
  const changes = limiter(CHANGES);
  // Counted before the body is received: a photo takes memory and time, and each try shows whether a contact has an
  // account.
  const findAndCount = async (call: Parameters<typeof findOwnAccount>[0]) => {
    const found = await findOwnAccount(call);
    return found.ok ? ((await changes.count('profile', call.caller.id)) ?? found) : found;
  };
  return [
    route(
      updateProfile,
      ({ caller, body, context, clientAddress }) =>
        service.change(caller.id, body, {
          address: clientAddress,
          language: requestLanguage(context),
          origin: requestOrigin(context, config),
        }),
      { find: findAndCount },
    ),
    route(
      setAccountDetails,
      ({ caller, body, context, clientAddress }) =>
        service.setDetails(caller.id, body, { address: clientAddress, language: requestLanguage(context) }),
      { find: findAndCount },
    ),
    route(setMobile, ({ caller, body }) => service.setMobile(caller.id, body.mobile), { find: findAndCount }),
  ];
}

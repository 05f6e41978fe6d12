import { updateProfile } from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { findOwnAccount } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PhotoAlbum } from './photo-album.ts';
import { ProfileRepository } from './profile.repository.ts';
import { ProfileService } from './profile.service.ts';

/** How many changes one member may send. */
const CHANGES = { max: 120, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The call on the caller's own profile. */
export function profileRoutes({ background, db, limiter, now, images }: Platform) {
  const service = new ProfileService({
    album: new PhotoAlbum(images),
    background,
    changes: limiter(CHANGES),
    now,
    profiles: new ProfileRepository(db),
  });
  return [
    route(updateProfile, ({ caller, body }) => service.change(caller.id, body), { find: findOwnAccount }),
  ];
}

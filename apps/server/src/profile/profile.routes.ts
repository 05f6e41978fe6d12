import { updateProfile } from '@pgm/api/contract';
import { findOwnAccount } from '../platform/authentication/own-account.ts';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { PhotoAlbum } from './photo-album.ts';
import { ProfileRepository } from './profile.repository.ts';
import { ProfileService } from './profile.service.ts';

/** Changes that one member may send. */
const CHANGES = { most: 120, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The call on the caller's own profile. */
export function profileRoutes({ authenticate, background, db, limiter, now, pictures }: Platform) {
  const service = new ProfileService({
    album: new PhotoAlbum(pictures),
    background,
    changes: limiter(CHANGES),
    now,
    profiles: new ProfileRepository(db),
  });
  return [
    guard(updateProfile, authenticate, ({ caller, body }) => service.change(caller.id, body), findOwnAccount),
  ];
}

import {
  deleteMedia,
  getMedia,
  getMediaUsage,
  listMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ReadMediaUses, mediaList } from './media.repository.ts';
import { MediaLibraryService } from './media.service.ts';

/** The calls on the media library. */
export function mediaLibraryRoutes(platform: Platform, readUses: ReadMediaUses) {
  const service = new MediaLibraryService(platform, readUses);
  return [
    route(listMedia, ({ query }) => staffPage(platform.db, mediaList, query)),
    route(getMediaUsage, () => service.usage()),
    route(getMedia, ({ params }) => service.get(params.id)),
    route(uploadMedia, ({ caller, body }) => service.upload(caller.id, body)),
    route(updateMedia, ({ caller, params, body }) => service.update(caller.id, params.id, body)),
    route(replaceMedia, ({ caller, params, body }) => service.replace(caller.id, params.id, body)),
    route(deleteMedia, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}

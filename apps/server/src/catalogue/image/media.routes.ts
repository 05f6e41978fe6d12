import { Hono } from 'hono';
import { failureBody } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { isPersonal, originalPlace } from '../../platform/storage/image-storage.ts';
import { MediaService } from './media.service.ts';

/** A file system rejects names of more than 255 characters, and a variant or a draft adds to the name. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}\/[a-z0-9][a-z0-9-]{0,99}$/;

/** A week, also in the caches of proxies and CDNs; a changed image has a new address. */
const SHARED = 'public, max-age=604800, stale-while-revalidate=86400';

/** Only in the browser that loaded it, and for an hour: a member can delete a photo. */
const PERSONAL = 'private, max-age=3600';

/** Images: `/media/{folder}/{name}/{variant}`; public, because images load without a token. */
export function mediaRoutes({ images }: Platform) {
  const service = new MediaService(images);
  const app = new Hono<ServerEnv>();
  app.get('/media/:folder/:name/:variant', async (context) => {
    const { folder, name, variant } = context.req.param();
    const key = `${folder}/${name}`;
    const image = KEY.test(key) ? await service.image(key, variant) : undefined;
    if (image === undefined) return context.json(failureBody('Picture not found'), 404);
    return context.body(image.bytes, 200, {
      'Content-Type': image.type,
      'Cache-Control': isPersonal(originalPlace(key)) ? PERSONAL : SHARED,
    });
  });
  return app;
}

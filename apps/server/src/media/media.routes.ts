import { Hono } from 'hono';
import { failureBody } from '../platform/failure-answer.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { MediaService } from './media.service.ts';

const KEY = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/;

/** Pictures: `/media/{folder}/{name}/{variant}`; open to all, as pictures must load without a token. */
export function mediaRoutes({ pictures }: Platform) {
  const service = new MediaService(pictures);
  const app = new Hono<ServerEnv>();
  app.get('/media/:folder/:name/:variant', async (context) => {
    const { folder, name, variant } = context.req.param();
    const key = `${folder}/${name}`;
    const picture = KEY.test(key) ? await service.picture(key, variant) : undefined;
    if (picture === undefined) return context.json(failureBody('Picture not found'), 404);
    return context.body(picture.bytes, 200, {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=604800, stale-while-revalidate=86400',
    });
  });
  return app;
}

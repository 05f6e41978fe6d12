import type { AnswerCache } from './answer-cache.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './logger.ts';
import type { PictureStorage } from './storage/picture-storage.ts';

/** What every resource of the server is built from. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** Texts of catalogue answers, forgotten whenever the catalogue or its stock changes. */
  readonly catalogueCache: AnswerCache;
  /** Pages of the site, forgotten likewise; apart, so that neither crowds out the other. */
  readonly pageCache: AnswerCache;
  readonly pictures: PictureStorage;
  /** The present, in ms since 1970. */
  readonly now: () => number;
}

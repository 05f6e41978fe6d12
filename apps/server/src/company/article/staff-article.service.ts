import {
  type ArticleChange,
  type ArticlePublication,
  type ArticleReadiness,
  type ArticleSelection,
  type createArticle,
  type Failure,
  fail,
  type getStaffArticle,
  type NewArticle,
  ok,
  type publishArticle,
  type publishArticles,
  type restoreArticleVersion,
  type ResponseOf,
  type Result,
  type setArticleReadiness,
  type unpublishArticle,
  type updateArticle,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { toRecordChange, toSaved } from '../../platform/record/record-editing.ts';
import { NO_IMAGES, RecordService } from '../../platform/record/record-service.ts';
import type { ArticleRow } from './article.schema.ts';
import {
  addPolicyVersion,
  findLastPolicyVersion,
  withdrawPolicyVersion,
} from './policy-versions.transactions.ts';
import {
  articleRecordKind,
  findArticle,
  findVersionContent,
  setVisibility,
} from './staff-article.repository.ts';
import { holdingImages } from './shown-images.ts';
import { toStaffArticle } from './staff-article.mapper.ts';

/** What a decision about an article changes. */
type Decision = Partial<Pick<ArticleRow, 'isReady' | 'publishedNumber' | 'publishedAt' | 'unpublishedAt'>>;

type DecisionFailure = Failure<'conflict' | 'invalid' | 'notFound'>;

/** An article, and the version of it that its editor has seen. */
interface SeenArticle {
  readonly id: string;
  readonly version: number;
}

/** How staff write articles, pages and policies, publish them at a time, and withdraw them. */
export class StaffArticleService {
  readonly #platform: Platform;
  readonly #kind: ReturnType<typeof articleRecordKind>;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#kind = articleRecordKind(platform.now);
  }

  async get(id: string): Promise<Outcome<typeof getStaffArticle>> {
    const article = await findArticle(this.#platform.db, id);
    return article ? ok({ success: true, data: toStaffArticle(article, this.#platform.now()) }) : NOT_FOUND;
  }

  async create(actorId: string, article: NewArticle): Promise<Outcome<typeof createArticle>> {
    const saved = { savedBy: actorId, savedAt: new Date(this.#platform.now()) };
    const { mediaId = null } = article;
    return this.#records(article, mediaId).create(actorId, NO_IMAGES, () => ({
      ...article,
      mediaId,
      isSample: false,
      isTranslationOutdated: false,
      ...saved,
    }));
  }

  async save(
    actorId: string,
    id: string,
    { version, isTranslationRight = false, ...draft }: ArticleChange,
  ): Promise<Outcome<typeof updateArticle>> {
    const checked = isTranslationRight ? { isTranslationOutdated: false } : {};
    return this.#records(draft, draft.mediaId).update(actorId, { id, version }, NO_IMAGES, () => ({
      ...draft,
      ...checked,
    }));
  }

  /** Makes an older version the draft again. */
  async restore(
    actorId: string,
    { id, version }: SeenArticle,
    number: number,
  ): Promise<Outcome<typeof restoreArticleVersion>> {
    const content = await findVersionContent(this.#platform.db, id, number);
    if (content === undefined) return fail({ code: 'notFound', message: 'Version not found' });
    return this.#records(content, content.mediaId).update(actorId, { id, version }, NO_IMAGES, () => content);
  }

  /** Lets visitors see the draft, from now or from a time on. */
  async publish(
    actorId: string,
    id: string,
    { version, at }: ArticlePublication,
  ): Promise<Outcome<typeof publishArticle>> {
    return this.#decide(actorId, { id, version }, 'publish', async (article, now, tx) => {
      const isPolicy = article.kind === 'policy';
      const wanted = new Date(at ?? now);
      if (article.isSample) return IS_SAMPLE;
      if (at !== undefined && wanted <= now) return IS_PAST;
      if (at !== undefined && isVisible(article, now) && !isPolicy)
        return article.kind === 'page' ? IS_SHOWN : IS_VISIBLE;
      if (isPublishedAsItIs(article, now)) return NOTHING_NEW;
      if (!isPolicy) return ok(toPublication(article, wanted, now));
      const number = article.draftNumber;
      const isAdded = await addPolicyVersion(tx, { articleId: id, number, validFrom: wanted }, now);
      return isAdded ? ok({ isReady: false, publishedNumber: number, publishedAt: wanted }) : SAME_DAY;
    });
  }

  /** Publishes the drafts of several articles now, all or none. One that is published as it is stays so. */
  async publishAll(actorId: string, { ids }: ArticleSelection): Promise<Outcome<typeof publishArticles>> {
    const editor = { actorId, at: new Date(this.#platform.now()) };
    return attempt(
      this.#platform.db,
      async (tx): Promise<Result<ResponseOf<typeof publishArticles>, DecisionFailure>> => {
        let published = 0;
        // In one order, so that two of these never wait for each other.
        for (const id of [...new Set(ids)].toSorted()) {
          const before = await this.#kind.lock(tx, id);
          if (before === undefined) return NOT_FOUND;
          if (before.isSample) return SAMPLE_SELECTED;
          if (before.kind === 'policy') return POLICY_SELECTED;
          if (isPublishedAsItIs(before, editor.at)) continue;
          await this.#change(tx, editor, before, toPublication(before, editor.at, editor.at), 'publish');
          published += 1;
        }
        return ok({ success: true, data: { published } });
      },
    );
  }

  /** Marks the draft as ready to be published, or takes the mark away. */
  async setReadiness(
    actorId: string,
    id: string,
    { version, isReady }: ArticleReadiness,
  ): Promise<Outcome<typeof setArticleReadiness>> {
    return this.#decide(actorId, { id, version }, 'update', async (article, now) => {
      if (isReady && article.isSample) return IS_SAMPLE;
      if (isReady && isPublishedAsItIs(article, now)) return NOTHING_NEW;
      return ok({ isReady });
    });
  }

  /**
   * Withdraws an article from visitors; one that they do not see yet is a draft again. A page is never withdrawn; of a policy, only a
   * version that is not valid yet.
   */
  async unpublish(actorId: string, seen: SeenArticle): Promise<Outcome<typeof unpublishArticle>> {
    return this.#decide(actorId, seen, 'update', async ({ kind, publishedAt, unpublishedAt }, now, tx) => {
      if (publishedAt === null) return NOT_PUBLISHED;
      if (kind === 'page') return IS_PAGE;
      if (kind === 'policy') return publishedAt <= now ? IS_VALID : withdrawNext(tx, seen.id, now);
      const withdrawnAt = publishedAt <= now ? now : unpublishedAt;
      return ok({ publishedNumber: null, publishedAt: null, unpublishedAt: withdrawnAt });
    });
  }

  /** The editing of an article that will show images. */
  #records(...[texts, mediaId]: Parameters<typeof holdingImages>) {
    return new RecordService(this.#platform, { ...this.#kind, begin: holdingImages(texts, mediaId) });
  }

  async #decide(
    actorId: string,
    { id, version }: SeenArticle,
    action: 'publish' | 'update',
    decide: (article: ArticleRow, now: Date, tx: Database) => Promise<Result<Decision, DecisionFailure>>,
  ) {
    const editor = { actorId, at: new Date(this.#platform.now()) };
    const decided = await attempt(
      this.#platform.db,
      async (tx): Promise<Result<unknown, DecisionFailure>> => {
        const before = isId(id) ? await this.#kind.lock(tx, id) : undefined;
        if (before === undefined) return NOT_FOUND;
        if (before.version !== version) return CHANGED_MEANWHILE;
        const decision = await decide(before, editor.at, tx);
        if (!decision.ok) return decision;
        return ok(await this.#change(tx, editor, before, decision.value, action));
      },
    );
    return toSaved(this.#platform.db, this.#kind, id, decided);
  }

  async #change(
    tx: Database,
    editor: Editor,
    before: ArticleRow,
    decision: Decision,
    action: 'publish' | 'update',
  ): Promise<ArticleRow> {
    const after = await setVisibility(tx, before.id, { ...decision, version: before.version + 1 });
    await recordChange(tx, { ...toRecordChange(this.#kind, editor, before, after), action });
    return after;
  }
}

/** Whether visitors see an article. */
function isVisible({ publishedAt }: Pick<ArticleRow, 'publishedAt'>, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/** Whether visitors see the draft of an article. */
function isPublishedAsItIs(article: ArticleRow, now: Date): boolean {
  return isVisible(article, now) && article.publishedNumber === article.draftNumber;
}

/** Lets visitors see the draft from a time on. A correction does not make an article newer. */
function toPublication(article: ArticleRow, from: Date, now: Date): Decision {
  const publishedAt = isVisible(article, now) ? article.publishedAt : from;
  return { isReady: false, publishedNumber: article.draftNumber, publishedAt };
}

/** Withdraws the next version of a policy: the one before it is the last again. */
async function withdrawNext(tx: Database, id: string, now: Date): Promise<Result<Decision, DecisionFailure>> {
  await withdrawPolicyVersion(tx, id, now);
  const last = await findLastPolicyVersion(tx, id);
  return last ? ok({ publishedNumber: last.number, publishedAt: last.validFrom }) : NOT_PUBLISHED;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Article not found' });
const conflict = (message: string) => fail({ code: 'conflict' as const, message });
const CHANGED_MEANWHILE = conflict('Another user has changed this.');
const IS_SAMPLE = conflict('This article is a sample. Change its texts first.');
const SAMPLE_SELECTED = conflict('One of these articles is a sample. Nothing was published.');
const POLICY_SELECTED = conflict('A policy is published on its own page. Nothing was published.');
const IS_VISIBLE = conflict('Visitors see this article. Publish the change now, or withdraw it first.');
const IS_SHOWN = conflict('Visitors see this page. Publish the change now.');
const IS_PAGE = conflict('A page of the site is never withdrawn. Publish another text of it.');
const IS_VALID = conflict('A policy is never withdrawn. Publish another version of it.');
const SAME_DAY = conflict('Another version of this policy is valid from that day. Choose a later day.');
const NOTHING_NEW = conflict('This version is published already.');
const NOT_PUBLISHED = conflict('This article is not published.');
const IS_PAST = fail({
  code: 'invalid' as const,
  message: 'Choose a time in the future',
  fields: { at: 'Choose a time in the future' },
});

import {
  type Found,
  type Language,
  MAX_FOUND,
  MAX_NEAR,
  type NearlyFound,
  type SearchQuery,
  namedBrands,
  ok,
  type search,
} from '@pgm/api/contract';
import type { brandNamesReader } from '../brand/brand-names.transactions.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { AddressLimiter } from '../../platform/rate-limit/address-limiter.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import { matchExplainer } from '../../platform/words/explain-match.ts';
import type { VisitCounts } from '../../platform/visit-counts/visit-counts.ts';
import { nearWords, probablyMeant } from './near-words.ts';
import { NEARLY_ENOUGH, pageRanker } from './rank-pages.ts';
import type { SearchRepository } from './search.repository.ts';

/**
 * How many searches one network address may make: enough for several households that type at once, but not for a
 * robot.
 */
export const SEARCHES_PER_ADDRESS = { max: 300, windowSeconds: 60 };

/** The longest search that is counted. */
const MAX_COUNTED = 60;

/** A search that can be about a person: a mail address, or the digits of a number. */
const PERSONAL = /@|(?:\d\D?){5}/;

const NO_PRODUCTS = { products: [], total: 0 };

export interface SearchParts {
  readonly repository: SearchRepository;
  /** The brands that visitors see; no query for each search. */
  readonly readBrands: ReturnType<typeof brandNamesReader>;
  /** Counts {@link SEARCHES_PER_ADDRESS}. */
  readonly searches: AddressLimiter;
  readonly counts: VisitCounts;
  /** The pages of the site that never change. */
  readonly pages: readonly SearchPage[];
  /** The published articles: the same list until one changes. */
  readonly readArticles: () => Promise<readonly SearchPage[]>;
}

/** Searches products, brands, categories and pages at once. */
export class SearchService {
  readonly #repository: SearchRepository;
  readonly #readBrands: SearchParts['readBrands'];
  readonly #searches: AddressLimiter;
  readonly #counts: VisitCounts;
  readonly #pages: readonly SearchPage[];
  readonly #readArticles: SearchParts['readArticles'];
  #ranked: readonly SearchPage[] = [];
  #rankPages: ReturnType<typeof pageRanker>;

  constructor({ repository, readBrands, searches, counts, pages, readArticles }: SearchParts) {
    this.#repository = repository;
    this.#readBrands = readBrands;
    this.#searches = searches;
    this.#counts = counts;
    this.#pages = pages;
    this.#readArticles = readArticles;
    this.#rankPages = pageRanker(pages);
  }

  async search({ query, language, without }: SearchQuery, address: string): Promise<Outcome<typeof search>> {
    const rejection = this.#searches.count(address);
    if (rejection) return rejection;
    const [products, categories, known, rankPages] = await Promise.all([
      without === 'products' ? NO_PRODUCTS : this.#repository.products(query, language),
      this.#repository.categories(query, language),
      this.#readBrands(),
      this.#readRanker(),
    ]);
    const brands = namedBrands(known, query).map(({ name, nameInHindi, slug }) => ({
      name: language === 'hi' ? (nameInHindi ?? name) : name,
      slug,
    }));
    const rank = rankPages(query);
    const pages = rank().slice(0, MAX_FOUND.pages).map(toFoundPage(query, language));
    const found = { ...products, brands, categories, pages };
    // Of a search that is still being typed, the beginning finds nothing either.
    if (without === 'products' && isEmpty(found)) this.#countInVain(query);
    const near = isEmpty(found) ? await this.#near({ query, language }, rank(NEARLY_ENOUGH)) : undefined;
    return ok({ success: true, data: { ...found, ...(near && { near }) } });
  }

  /** The ranker of all pages; made again when the articles have changed, because it reads all of their words. */
  async #readRanker() {
    const articles = await this.#readArticles();
    if (articles !== this.#ranked) {
      this.#ranked = articles;
      this.#rankPages = pageRanker([...this.#pages, ...articles]);
    }
    return this.#rankPages;
  }

  /** Counts a search that found nothing, for staff, unless it can be about a person. */
  #countInVain(query: string): void {
    const words = query.normalize().toLowerCase().replaceAll(/\s+/g, ' ');
    if (words.length <= MAX_COUNTED && !PERSONAL.test(words)) this.#counts.add('search', words);
  }

  /** What nearly matches a search that finds nothing, and of the pages the nearest; undefined without it. */
  async #near(
    { query, language }: Pick<SearchQuery, 'query' | 'language'>,
    nearPages: readonly SearchPage[],
  ): Promise<NearlyFound | undefined> {
    const { products, nearestName } = await this.#repository.near(nearWords(query), language);
    const pages = nearPages.slice(0, MAX_NEAR.pages).map(toFoundPage(query, language));
    if (products.length + pages.length === 0) return undefined;
    const text = nearestName === undefined ? undefined : probablyMeant(query, nearestName);
    return { ...(text !== undefined && { text }), products, pages };
  }
}

function isEmpty({ products, brands, categories, pages }: Found): boolean {
  return products.length + brands.length + categories.length + pages.length === 0;
}

/** Makes a function that names a page in the reader's language, and says why it is found, by its text in either. */
function toFoundPage(query: string, language: Language) {
  const explain = matchExplainer([query]);
  const other = language === 'en' ? 'hi' : 'en';
  return ({ title, description, href }: SearchPage): Found['pages'][number] => {
    const match = explain([
      { field: 'name', text: title[language] },
      { field: 'description', text: description[language] },
      { field: 'name', text: title[other], language: other },
      { field: 'description', text: description[other], language: other },
    ]);
    return { title: title[language], href, ...(match && { match }) };
  };
}

/**
 * What the benchmarks use of their own packages, which are not installed where types are checked. The compiler prefers
 * these declarations to those of the packages.
 */
declare module 'autocannon' {
  /** A request as autocannon sends it. */
  export interface Request {
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** Returns the request to send in its place. */
    readonly setupRequest?: (request: Request) => Request;
  }

  export interface Options {
    readonly url: string;
    readonly connections?: number;
    /** In seconds. */
    readonly duration?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly Request[];
    /** Whether `[<id>]` is replaced by another id in each request. */
    readonly idReplacement?: boolean;
  }

  export interface Result {
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    /** In seconds. */
    readonly duration: number;
    readonly requests: { readonly total: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  export interface Flags {
    readonly port?: number;
    readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'verbose';
    readonly throttlingMethod?: 'devtools' | 'simulate' | 'provided';
    readonly onlyCategories?: string[] | null;
  }

  /** What Lighthouse found out about a page. */
  export interface Result {
    readonly audits: Readonly<Record<string, AuditResult>>;
    readonly categories: Readonly<Record<string, Category>>;
    readonly runtimeError?: { readonly message: string };
  }

  export interface AuditResult {
    readonly title: string;
    readonly displayValue?: string;
    /** From 0 to 1; null where the audit has none. */
    readonly score: number | null;
    readonly numericValue?: number;
    /** Each audit has a form of its own. */
    readonly details?: unknown;
  }

  export interface Category {
    /** From 0 to 1. */
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }

  export default function lighthouse(
    url?: string,
    flags?: Flags,
  ): Promise<{ readonly lhr: Result } | undefined>;
}

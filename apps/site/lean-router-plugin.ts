import type { Plugin } from 'vite';

interface Cut {
  /** Below the router's `lib` folder. */
  readonly file: string;
  /** What it says, and what it says in this build; the minifier leaves out what nothing leads to any more. */
  readonly changes: readonly (readonly [said: string, says: string])[];
}

/** React Server Components: this site has none. */
const SERVER_COMPONENTS: readonly Cut[] = [
  { file: 'context.js', changes: [['return React$1.useContext(RSCRouterContext);', 'return false;']] },
  {
    file: 'hooks.js',
    changes: [
      ['if (this.context && typeof error', 'if (false && typeof error'],
      ['if (this.context) return', 'if (false) return'],
    ],
  },
  {
    file: 'components.js',
    changes: [['useIsRSCRouterContext() || useTransitions', 'useTransitions']],
  },
  {
    file: 'dom/ssr/components.js',
    changes: [
      ['let rsc = useIsRSCRouterContext();', 'let rsc = false;'],
      ['let isRSCRouterContext = useIsRSCRouterContext();', 'let isRSCRouterContext = false;'],
    ],
  },
];

/** What only the server writes, what only the development server asks, and the mode of a site without a server. */
const OTHER_PLACES: readonly Cut[] = [
  {
    file: 'dom/ssr/components.js',
    changes: [
      ['!isStatic ? " "', 'true ? " "'],
      ['staticContext ? `', 'false ? `'],
      ['typeof criticalCss === "string" ?', 'false ?'],
      ['typeof criticalCss === "object" ?', 'false ?'],
    ],
  },
  { file: 'dom-export/hydrated-router.js', changes: [['ssrInfo.context.isSpaMode', 'false']] },
  {
    file: 'router/router.js',
    changes: [
      ['if (future.unstable_routePatternMatching) {', 'if (false) {'],
      ['\t\t_internalSetRoutes,\n', ''],
    ],
  },
];

/** Forms that are sent to a route's action: here machines call the API. */
const ACTIONS: readonly Cut[] = [
  {
    file: 'router/router.js',
    changes: [
      ['return validMutationMethods.has(method.toUpperCase());', 'return false;'],
      ['if (!opts || !isSubmissionNavigation(opts)) return', 'if (true) return'],
      [
        'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
        'else if (false) {',
      ],
    ],
  },
  {
    file: 'dom/ssr/single-fetch.js',
    changes: [
      ['if (request.method !== "GET") return', 'if (false) return'],
      ['if (request.method === "GET") {', 'if (true) {'],
    ],
  },
  {
    file: 'dom/ssr/routes.js',
    changes: [
      ['\t\t\tdataRoute.action = (', '\t\t\tif (false) dataRoute.action = ('],
      ['if (!route.hasClientAction) dataRoute.action', 'if (false) dataRoute.action'],
      ['action: route.hasClientAction ? async', 'action: false ? async'],
    ],
  },
];

/** Calls of a route's loader by somebody who does not go there. */
const FETCHERS: readonly Cut[] = [
  {
    file: 'router/router.js',
    changes: [
      ['\t\tfetch,\n', ''],
      ['\t\tgetFetcher,\n', ''],
      ['\t\tresetFetcher,\n', ''],
      ['\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
      ['\t\t_internalFetchControllers: fetchControllers,\n', ''],
      ['\tfetchLoadMatches.forEach(', '\tif (false) fetchLoadMatches.forEach('],
      ['= markFetchRedirectsDone(workingFetchers)', '= false'],
      ['= abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', '= false'],
    ],
  },
  { file: 'dom/ssr/single-fetch.js', changes: [['if (fetcherKey) return', 'if (false) return']] },
];

/** Asking before a page is left. */
const BLOCKERS: readonly Cut[] = [
  {
    file: 'router/router.js',
    changes: [
      ['\t\tgetBlocker,\n', ''],
      ['\t\tdeleteBlocker,\n', ''],
      ['if (blockerFunctions.size === 0) return;', 'return;'],
      ['if (blockerKey) {', 'if (false) {'],
      ['if (blockerKey && delta != null) {', 'if (false) {'],
    ],
  },
];

/** One picture of a page that turns into that of the next. */
const VIEW_TRANSITIONS: readonly Cut[] = [
  {
    file: 'components.js',
    changes: [
      ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
      ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
      ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
      ['if (renderDfd && pendingState && state.location', 'if (false && state.location'],
      ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
    ],
  },
  {
    file: 'router/router.js',
    changes: [
      ['if (isBrowser) {\n\t\t\trestoreAppliedTransitions', 'if (false) {\n\t\t\trestoreAppliedTransitions'],
      [
        'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {',
        'if (false) {',
      ],
      ['else if (pendingViewTransitionEnabled) {', 'else if (false) {'],
    ],
  },
];

/** Each has to find what it changes: a release of the router that says something else does not build. */
const CUTS = [
  ...SERVER_COMPONENTS,
  ...OTHER_PLACES,
  ...ACTIONS,
  ...FETCHERS,
  ...BLOCKERS,
  ...VIEW_TRANSITIONS,
];

/** What of the router does nothing any more; a build that has it fails. */
const USELESS = new Set([
  'Form',
  'useBlocker',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useSubmit',
  'useViewTransitionState',
]);

const LIB = '/react-router/dist/production/lib/';

/** Leaves out of the browser's build what the router can do and this site never asks it for. */
export function leanRouter(): Plugin {
  const uncut = new Set(CUTS);
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        let lean = code;
        for (const cut of CUTS.filter(({ file }) => id.endsWith(LIB + file))) {
          uncut.delete(cut);
          for (const [said, says] of cut.changes) {
            if (!lean.includes(said)) this.error(`The router no longer says: ${said}`);
            lean = lean.replaceAll(said, says);
          }
        }
        return lean;
      },
    },
    generateBundle(_, bundle) {
      for (const { file } of uncut) this.error(`The router has no ${file} any more.`);
      const used = Object.values(bundle)
        .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
        .flatMap(([id, { renderedExports }]) => (id.includes(LIB) ? renderedExports : []));
      const useless = used.filter((name) => USELESS.has(name));
      if (useless.length > 0) this.error(`Left out of the router, and yet used: ${useless.join(', ')}`);
    },
  };
}

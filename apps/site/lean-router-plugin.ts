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

/** Each has to find what it changes: a release of the router that says something else does not build. */
const CUTS = [...SERVER_COMPONENTS, ...OTHER_PLACES];

const LIB = '/react-router/dist/production/lib/';

/** Leaves out of the browser's build what the router can do and this site never asks it for. */
export function leanRouter(): Plugin[] {
  return [withoutInstrumentation(), withoutNames(), withoutSettledQuestions()];
}

/** The router can tell an app of everything it does; this one does not listen, and need not load it. */
function withoutInstrumentation(): Plugin {
  const NOTHING = '\0nothing-instrumented';
  return {
    name: 'without-instrumentation',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './instrumentation.js' && importer?.endsWith('/lib/router/router.js') ? NOTHING : undefined,
    load: (id) =>
      id === NOTHING
        ? [
            'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
            'export const getRouteInstrumentationUpdates = () => ({});',
            'export const instrumentClientSideRouter = (router) => router;',
          ].join('\n')
        : undefined,
  };
}

/** The router names its components for developer tools, which keeps those in the build that nobody uses. */
function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
    },
  };
}

/** The router asks in many places what is settled for this site. */
function withoutSettledQuestions(): Plugin {
  const uncut = new Set(CUTS);
  return {
    name: 'without-settled-questions',
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
    generateBundle() {
      for (const { file } of uncut) this.error(`The router has no ${file} any more.`);
    },
  };
}

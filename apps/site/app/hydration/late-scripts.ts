import { SENT_CHOICE } from './sent-choice.ts';
import { IS_HYDRATED, REPLAYED_CLICK } from './replayed-click.ts';

/** How long scripts wait for a page whose images are slow, in ms. */
const MAX_WAIT = 3000;

/** The `type` and `rel` that keep scripts and their preloads from starting. */
const WAITING_SCRIPT = 'text/later';
const WAITING_PRELOAD = 'later';

/** What the router writes into a page, and what to write instead. */
const CHANGES: readonly Change[] = [
  { what: 'a module preload', pattern: /<link rel="modulepreload"/g, to: `<link rel="${WAITING_PRELOAD}"` },
  { what: 'its module script', pattern: /type="module" async=""/, to: `type="${WAITING_SCRIPT}"` },
  {
    // Written for people to read: a kilobyte of blanks, and of flags that are false.
    what: 'its list of routes',
    pattern: /__reactRouterManifest = (\{.*?\n\});/s,
    to: (_, routes) => `__reactRouterManifest = ${JSON.stringify(JSON.parse(routes), withoutFalse)};`,
  },
];

interface Change {
  /** For the error message. */
  readonly what: string;
  readonly pattern: RegExp;
  readonly to: string | ((found: string, part: string) => string);
}

/** Leaves out flags that are false: absent, they count as false. */
const withoutFalse = (_: string, value: unknown) => (value === false ? undefined : value);

/**
 * Makes a page's scripts start when its first image has loaded, so that its styles and this image have the connection
 * for themselves; or with the first press, whose further files are then loaded at the same time. The page can be read
 * and its links work before that, a click is replayed, and a choice in a filter is sent. The starter leaves behind what
 * React expects to find.
 * @param html       a page as the router rendered it
 * @param nonce      the nonce of the page's content security policy
 * @param pressFiles the addresses of the modules that most first presses need
 * @throws where the page does not contain what the router is known to write: another release writes it differently
 */
export function delayScripts(html: string, nonce: string, pressFiles: readonly string[]): string {
  const changed = CHANGES.reduce(applyChange, html);
  return applyChange(changed, {
    what: 'its end',
    pattern: /<\/body>/,
    to: () =>
      `<script nonce="${nonce}">{const isHydrated=${IS_HYDRATED};${starter(pressFiles)}${REPLAYED_CLICK}${SENT_CHOICE}}</script></body>`,
  });
}

function applyChange(html: string, { what, pattern, to }: Change): string {
  let isFound = false;
  const changed = html.replace(pattern, (found, part: string) => {
    isFound = true;
    return typeof to === 'string' ? to : to(found, part);
  });
  if (!isFound) throw new Error(`The rendered page lacks ${what}: ${pattern}`);
  return changed;
}

/** Listens for presses until the page is left: the first one can also come after the scripts have started. */
const starter = (pressFiles: readonly string[]) =>
  `{
let files=${JSON.stringify(pressFiles)},waiting=document.querySelector('script[type="${WAITING_SCRIPT}"]');
const nonce=waiting.nonce;
const start=()=>{
if(!waiting)return;
for(const link of document.querySelectorAll('link[rel="${WAITING_PRELOAD}"]'))link.rel='modulepreload';
const script=document.createElement('script');
script.type='module';script.nonce=nonce;script.textContent=waiting.textContent;
waiting.replaceWith(script);waiting=0};
const press=({target})=>{
if(!target.closest('main :is(button,select)'))return;
start();
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',nonce,href}));
files=[]};
addEventListener('click',press,true);
const image=document.querySelector('img[fetchpriority]');
if(!image||image.complete)start();else image.onload=image.onerror=start;
setTimeout(start,${MAX_WAIT})}`.replaceAll('\n', '');

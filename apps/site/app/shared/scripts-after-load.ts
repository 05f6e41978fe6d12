import { EARLY_PRESS } from './early-press.ts';

/** The router writes down the routes of a page for people to read, in a kilobyte of blanks and of what a route has not. */
const MANIFEST = /(__reactRouterManifest = )(\{.*?\n\})(?=;)/s;

/** How long scripts wait for a page whose pictures are slow, in ms. */
const LONGEST_WAIT = 3000;

/** The `type` and `rel` that keep scripts and their preloads from starting. */
const WAITING_SCRIPT = 'text/later';
const WAITING_PRELOAD = 'later';

/**
 * Lets a page's styles and pictures have the line for themselves: its module scripts start when it has loaded. Pages
 * can be read and their links work before that, and a press is kept. What the starter leaves behind is what React expects
 * to find.
 * @param html  a page as the router rendered it
 * @param nonce the nonce of the page's content security policy
 */
export function scriptsAfterLoad(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING_PRELOAD}"`)
    .replace('type="module" async=""', `type="${WAITING_SCRIPT}"`)
    .replace(
      MANIFEST,
      (_, start: string, routes: string) => start + JSON.stringify(JSON.parse(routes), whatIsSo),
    )
    .replace('</body>', `<script nonce="${nonce}">${STARTER};${EARLY_PRESS}</script></body>`);
}

/** Leaves out what is not so: unsaid, it counts as that. */
const whatIsSo = (_: string, value: unknown) => (value === false ? undefined : value);

const STARTER = `(()=>{
let started=false;
const start=()=>{
if(started)return;started=true;
for(const link of document.querySelectorAll('link[rel="${WAITING_PRELOAD}"]'))link.rel='modulepreload';
const waiting=document.querySelector('script[type="${WAITING_SCRIPT}"]');
const script=document.createElement('script');
script.type='module';script.nonce=waiting.nonce;script.textContent=waiting.textContent;
waiting.replaceWith(script)};
addEventListener('load',start);setTimeout(start,${LONGEST_WAIT})})()`.replaceAll('\n', '');

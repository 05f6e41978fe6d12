import { reloadWhenBack } from '#app/flows/connection/reload-when-back.ts';

/**
 * A page to show in place of any other, without its scripts: they would ask for the page that the address names, which is
 * not there. Its only one loads that page once there is a line. Nothing in it invites to log in: whether somebody is
 * logged in, only scripts could tell.
 */
export function plainPage(html: string, { headers }: Response): Response {
  const kept = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = headers.get('Content-Security-Policy') ?? '';
  if (policy) kept.set('Content-Security-Policy', policy);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}">(${reloadWhenBack.toString()})(() => location.reload())</script>`;
  const plain = html.replaceAll(SCRIPT, '').replaceAll(LISTED_LOGIN, '').replaceAll(LOGIN, '');
  return new Response(
    plain.replace('</body>', () => `${script}</body>`),
    { headers: kept },
  );
}

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
const LOGIN = /<a\b[^>]*\bhref="\/Associate\/login"[^>]*>[^]*?<\/a>/g;
const LISTED_LOGIN = new RegExp(`<li\\b[^>]*>${LOGIN.source}</li>`, 'g');

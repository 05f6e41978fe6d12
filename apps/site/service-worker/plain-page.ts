import { reloadWhenBack } from '#app/flows/shell/connection/reload-when-back.ts';

/**
 * A page that can replace any other, without its own scripts: they would request the page of the address, which
 * is not there. Its only script reloads that page when the browser is online.
 */
export function plainPage(html: string, { headers }: Response): Response {
  const cached = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = headers.get('Content-Security-Policy') ?? '';
  if (policy) cached.set('Content-Security-Policy', policy);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}">(${reloadWhenBack.toString()})(() => location.reload())</script>`;
  const plain = html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
  return new Response(
    plain.replace('</body>', () => `${script}</body>`),
    { headers: cached },
  );
}

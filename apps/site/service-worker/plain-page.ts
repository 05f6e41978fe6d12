import { reloadWhenBack } from '#app/flows/connection/reload-when-back.ts';

/**
 * A page to show in place of any other, without its scripts: they would ask for the page that the address names, which is
 * not there. Its only one loads that page once there is a line.
 */
export function plainPage(html: string, { headers }: Response): Response {
  const kept = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = headers.get('Content-Security-Policy') ?? '';
  if (policy) kept.set('Content-Security-Policy', policy);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}">(${reloadWhenBack.toString()})(() => location.reload())</script>`;
  const plain = html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
  return new Response(
    plain.replace('</body>', () => `${script}</body>`),
    { headers: kept },
  );
}

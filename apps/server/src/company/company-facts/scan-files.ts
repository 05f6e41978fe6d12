import { Hono } from 'hono';
import { failureBody } from '../../platform/http/failure-response.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { CertificateScans } from './certificate-scans.ts';

/** As images are: a week, also in the caches of proxies and CDNs; another scan has another address. */
const SHARED = 'public, max-age=604800, stale-while-revalidate=86400';

/** The PDFs among the scans of certificates, as downloads: a file from outside is never shown in a page of the site. */
export function scanFileRoutes(scans: CertificateScans): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/media/certificates/:name{[0-9a-f]+}/scan.pdf', async (context) => {
    const bytes = await scans.readPdf(context.req.param('name'));
    if (bytes === undefined) return context.json(failureBody('Certificate not found'), 404);
    return context.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="certificate.pdf"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': SHARED,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

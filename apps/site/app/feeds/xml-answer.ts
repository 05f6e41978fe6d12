/** How long programs may keep a feed or a site map, in seconds. */
const KEPT_FOR = 3600;

/** Answers a program with XML, such as of `type` 'application/xml'. */
export function xmlAnswer(xml: string, type: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${KEPT_FOR}`,
      // For programs: nobody should find the list itself.
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** How long programs may cache a feed or a site map, in seconds. */
const MAX_AGE_SECONDS = 3600;

/** Makes the response with XML of a `type` such as 'application/xml'. */
export function xmlResponse(xml: string, type: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      // The list is for programs: search engines should not show it.
      'X-Robots-Tag': 'noindex',
    },
  });
}

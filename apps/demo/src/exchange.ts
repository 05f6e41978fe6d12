/** A request on its way from a page to the server, without objects of the page: the two live in different documents. */
interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

export interface SentResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** Sends a request to the server; rejects when no response comes. */
export type Exchange = (request: SentRequest) => Promise<SentResponse>;

/** Sends requests to an app that runs in the browser. */
export function exchangeWith(app: {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
}): Exchange {
  return async ({ method, path, headers, body }) => {
    const response = await app.request(path, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body && { body }),
    });
    return toSent(response);
  };
}

/** A response of the page's own network as one on its way. */
export async function toSent(response: Response): Promise<SentResponse> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}

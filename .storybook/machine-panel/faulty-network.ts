type Respond = () => Promise<Response>;

let respond: Respond | undefined;

/** Runs something whose calls all get the same response, until it ends. */
export async function overNetwork<Result>(response: Respond, run: () => Promise<Result>): Promise<Result> {
  respond = response;
  try {
    return await run();
  } finally {
    respond = undefined;
  }
}

/** The response of a network with a fault; undefined while there is none. */
export const faultyResponse = () => respond?.();

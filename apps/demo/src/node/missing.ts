/** What a browser has not: each throws when the server uses it, such as for a PDF or the file of an image. */
function missing(): never {
  throw new Error('The server in a browser has no files, processes or sockets.');
}

export default {};

// Files.
export const accessSync = missing;
export const constants = {};
export const link = missing;
export const mkdir = missing;
export const mkdirSync = missing;
export const open = missing;
export const openSync = missing;
export const readFile = missing;
export const readdirSync = missing;
export const rename = missing;
export const rm = missing;
export const statfs = missing;
export const writeFile = missing;
/** The folder of the server is looked for by its files; in a browser it is the first one that is tried. */
export const existsSync = () => true;

// Streams, processes and sockets.
export const DatabaseSync = missing;
export const Readable = missing;
export const arrayBuffer = missing;
export const buffer = missing;
export const createRequire = missing;
export const createServer = missing;
export const pathToFileURL = missing;
export const pipeline = missing;
export const text = missing;

// Compression: the requests of a page accept none.
export const brotliCompress = missing;
export const gzip = missing;

// Packages.
export const parse = missing;
export const pino = { destination: missing };
export const S3mini = missing;
export const S3ServiceError = missing;
export const Provider = missing;
export const interactionPolicy = {};
export const migrate = missing;
export const serveStatic = missing;
export const createTransport = missing;
export const SpanStatusCode = {};
export const trace = {};
export const context = {};
export const SpanKind = {};

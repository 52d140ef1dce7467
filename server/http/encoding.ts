import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';

import Negotiator from 'negotiator';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** `encoding` is undefined if the bytes are not compressed. */
type Encoded = Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;

/** Ordered by size: a client that accepts several gets the first of these. */
const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];
/** Smaller bodies hardly shrink. */
const MIN_BYTES = 1024;
/** For a response that is sent once, with a client waiting. */
const QUICK = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 3 } },
  gzip: { level: 4 },
} as const;

/** Qualities of brotli: 9 takes ten times as long as 5 for two percent, 11 a hundred times for ten. */
const AT_ONCE = 5;
const SMALLEST = 11;

/** Undefined if the response is to be sent uncompressed. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const asked = String(accepted);
  if (read.has(asked)) return read.get(asked);
  const best = readAccepted(asked);
  if (read.size >= MAX_READ) read.clear();
  read.set(asked, best);
  return best;
}

/** Browsers send one of a few values. */
const read = new Map<string, Encoding | undefined>();
const MAX_READ = 100;

/** The first of ours that the value of an `Accept-Encoding` allows. */
function readAccepted(accepted: string): Encoding | undefined {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => allowed.includes(encoding));
}

/** A stream that compresses what is written; `flush()` sends all that has been written so far. */
export function createEncoder(encoding: Encoding) {
  if (encoding === 'br') return createBrotliCompress(QUICK.br);
  return encoding === 'zstd' ? createZstdCompress(QUICK.zstd) : createGzip(QUICK.gzip);
}

/** In the thread pool. Returns the bytes uncompressed if compression does not help, and tells which. */
export async function encodeQuickly(bytes: Buffer, accepted: string | string[] | undefined): Encoded {
  const encoding = bytes.byteLength < MIN_BYTES ? undefined : encodingFor(accepted);
  return { bytes: encoding ? await encode(bytes, encoding) : bytes, encoding };
}

/** `encodeQuickly` for bytes that are sent again and again: each encoding is made once, when it is first asked for. */
export function encodeOnDemand(bytes: Buffer): (accepted: string | string[] | undefined) => Encoded {
  const forms = new Map<Encoding | undefined, Encoded>();
  return (accepted) => {
    const encoding = encodingFor(accepted);
    const form = forms.get(encoding) ?? encodeQuickly(bytes, accepted);
    forms.set(encoding, form);
    return form;
  };
}

/** In the thread pool, for a response that is sent many times: a slower, smaller encoding pays off. */
export function encodeForMany(
  bytes: Buffer,
  encoding: Encoding,
  { smallest = false }: { smallest?: boolean } = {},
): Promise<Buffer> {
  if (encoding !== 'br') return encode(bytes, encoding);
  const quality = smallest ? SMALLEST : AT_ONCE;
  const sized = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return promisify(brotliCompress)(bytes, { params: { ...QUICK.br.params, ...sized } });
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, QUICK.br);
  return encoding === 'zstd' ? promisify(zstdCompress)(bytes, QUICK.zstd) : promisify(gzip)(bytes, QUICK.gzip);
}

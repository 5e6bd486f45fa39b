import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Higher qualities take several times as long, and save little. */
const QUALITY = 4;

/** A JSON text in less room, as a column of a read model keeps it. */
export function packedJson(text: string): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

/** The value of a text that {@link packedJson} has packed. */
export function unpackedJson(packed: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(packed).toString('utf8')) as unknown;
}

import { useEffect, useState } from 'react';
import type { EmittedFile } from '../../playground/engine/protocol.ts';

export interface Sizes {
  readonly raw: number;
  readonly gzip: number | undefined;
  /** Nothing where the browser has no Brotli for pages, and the engine has not been asked. */
  readonly brotli: number | undefined;
}

/** Bytes of a text after compression, or nothing if the browser doesn't know the form. */
async function compressed(bytes: Uint8Array, format: string): Promise<number | undefined> {
  let stream: CompressionStream;
  try {
    stream = new CompressionStream(format as CompressionFormat);
  } catch {
    return undefined;
  }
  let size = 0;
  const reader = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
  }
}

/** Measures files with the engine's Brotli; undefined if it doesn't come. */
export type MeasureBrotli = (
  files: readonly Uint8Array[],
) => Promise<readonly number[] | undefined>;

/**
 * Sizes of files, by path, as soon as they are known.
 *
 * @param measure measures with Brotli where the browser can't; undefined while the reader hasn't asked for it
 * @param onMissing called if it has nothing to measure with
 */
export function useSizes(
  files: readonly EmittedFile[],
  measure: MeasureBrotli | undefined,
  onMissing: () => void,
): ReadonlyMap<string, Sizes> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Sizes>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const isStale = () => !isCurrent;
    void Promise.all(
      files.map(async ({ path, bytes }): Promise<[string, Sizes]> => {
        const [gzip, brotli] = await Promise.all([
          compressed(bytes, 'gzip'),
          compressed(bytes, 'brotli'),
        ]);
        return [path, { raw: bytes.length, gzip, brotli }];
      }),
    ).then(async (entries) => {
      if (isStale()) return;
      setSizes(new Map(entries));
      if (measure === undefined || entries.every(([, { brotli }]) => brotli !== undefined)) return;
      const measured = await measure(files.map(({ bytes }) => bytes));
      if (isStale()) return;
      if (measured === undefined) {
        onMissing();
        return;
      }
      setSizes(
        new Map(
          entries.map(([path, known], index) => [path, { ...known, brotli: measured[index] }]),
        ),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [files, measure, onMissing]);
  return sizes;
}

/** A size as webpack writes it, in the numbers of the reader's language. */
export function sizeText(bytes: number, language: string): string {
  const [unit, value] = bytes < 1024 ? ['byte', bytes] : ['kilobyte', bytes / 1024];
  if (unit === 'byte') return `${value.toLocaleString(language)} B`;
  return `${value.toLocaleString(language, { maximumFractionDigits: 2 })} KiB`;
}

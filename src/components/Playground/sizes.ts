import { useEffect, useState } from 'react';
import type { EmittedFile } from '../../playground/engine/protocol.ts';

export interface Sizes {
  readonly raw: number;
  readonly gzip: number | undefined;
  /** Undefined if the browser has no Brotli API and the engine hasn't measured it. */
  readonly brotli: number | undefined;
}

/** Compressed size of a text in bytes; undefined if the browser doesn't support the format. */
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

/** Measures files with the engine's Brotli; undefined if that can't be loaded. */
export type MeasureBrotli = (
  files: readonly Uint8Array[],
) => Promise<readonly number[] | undefined>;

/**
 * Sizes of files by path, once they are known.
 *
 * @param measure measures with Brotli if the browser can't; undefined until the reader opts in
 * @param onMissing called if no measure is available
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

/** A size in webpack's format, with the number format of the reader's language. */
export function sizeText(bytes: number, language: string): string {
  const [unit, value] = bytes < 1024 ? ['byte', bytes] : ['kilobyte', bytes / 1024];
  if (unit === 'byte') return `${value.toLocaleString(language)} B`;
  return `${value.toLocaleString(language, { maximumFractionDigits: 2 })} KiB`;
}

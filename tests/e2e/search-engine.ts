import { SearchEngine } from '../../src/search/engine.ts';
import { loadIndex } from '../../src/search/files.ts';

/**
 * The search of the built site with all files of its index, as readers load it.
 *
 * @param base base path of a language, such as `/ko`; none for English
 */
export async function loadEngine(base = ''): Promise<SearchEngine> {
  return new SearchEngine(await loadIndex(`${process.env.PORTAL_URL ?? ''}${base}/search/`));
}
